/** Small pictures of what objectives look for: a net of panes, some of them lit. By card, so that they can be told apart. */

export interface Emblem {
  /** Lit panes: space → what it shows (a letter for color, a digit for value, nothing for just light). */
  panes: Record<string, string>;
}

function line(spaces: string, shows: string): Record<string, string> {
  return Object.fromEntries(spaces.split(" ").map((space, at) => [space, shows[at] ?? ""]));
}

const KNOWN: Record<string, Record<string, string>> = {
  row_color_variety: line("B1 B2 B3 B4 B5", "RYGBP"),
  column_color_variety: line("A3 B3 C3 D3", "RYGB"),
  row_shade_variety: line("B1 B2 B3 B4 B5", "12345"),
  column_shade_variety: line("A3 B3 C3 D3", "1256"),
  light_shades: line("B2 B4", "12"),
  medium_shades: line("B2 B4", "34"),
  deep_shades: line("B2 B4", "56"),
  shade_variety: line("A2 A3 A4 C2 C3 C4", "123456"),
  color_diagonals: line("A2 B3 C4 B1", "RRRR"),
  color_variety: line("A3 B2 B4 C3 D2", "RYGBP"),
  shades_of_red: line("A2 B4 C1 D3", "RRRR"),
  shades_of_yellow: line("A2 B4 C1 D3", "YYYY"),
  shades_of_green: line("A2 B4 C1 D3", "GGGG"),
  shades_of_blue: line("A2 B4 C1 D3", "BBBB"),
  shades_of_purple: line("A2 B4 C1 D3", "PPPP"),
  horizontal_symmetry: line("B1 B5 C2 C4", "RRBB"),
  horizontal_color_symmetry: line("B1 B5 C2 C4", "RRBB"),
  horizontal_shade_symmetry: line("B1 B5 C2 C4", "3355"),
  vertical_color_balance: line("A2 C2 B4 D4", "RRBB"),
  vertical_shade_balance: line("A2 C2 B4 D4", "3355"),
  horizontal_color_balance: line("B1 B4 C2 C5", "RRBB"),
  horizontal_shade_balance: line("B1 B4 C2 C5", "3355"),
};

/** `spaces`: what a card of its own looks at. */
export function emblemOf(id: string, spaces: readonly string[] = []): Emblem {
  if (spaces.length) return { panes: Object.fromEntries(spaces.map((space) => [space, ""])) };
  const color = /(?:^|_)(red|yellow|green|blue|purple)$/.exec(id)?.[1];
  const known = KNOWN[id] ?? (color ? line("A2 B4 C1 D3", color[0]!.toUpperCase().repeat(4)) : undefined);
  if (known) return { panes: known };
  return { panes: id.startsWith("rg_") ? { B3: "W", ...line("B2 B4 A3 C3", "") } : {} };
}
