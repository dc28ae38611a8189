/** Custom windows: the id of such a card holds its whole pattern, so that no page has to be sent it. */

export interface CustomWindow {
  name: string;
  difficulty: number;
  grid: string[];
}

const CODE = /^own_([1-6])([orygbp1-6]{20})_((?:[0-9a-f]{2}){1,48})$/;

/** The window of an id; null if it is none of people's own. The server refuses those that no game can be played with. */
export function customWindow(id: string): CustomWindow | null {
  const [, difficulty, cells, hex] = CODE.exec(id) ?? [];
  if (!difficulty || !cells || !hex) return null;
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const name = new TextDecoder().decode(bytes);
  const prints = cells.toUpperCase().replaceAll("O", ".");
  return { name, difficulty: Number(difficulty), grid: prints.match(/.{5}/g) ?? [] };
}
