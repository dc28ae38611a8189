/** Small round glass: a rosette for a person, made from the name, and a face for each kind of bot. */

import { GLASS, type Letter } from "./palette";

/** A piece of glass between leads. */
export interface EmblemPane {
  d: string;
  fill: string;
}

const LETTERS: readonly Letter[] = ["R", "Y", "G", "B", "P"];

/** A number that is always the same for a text, and spreads over all values. */
function hashOf(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return (hash ^ (hash >>> 15)) >>> 0;
}

const point = (angle: number, radius: number): string =>
  `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;

/** What a person chose of their emblem: a color, and one of the patterns from 1; the rest comes from the name. */
export interface ChosenEmblem {
  color: Exclude<Letter, "W"> | "";
  pattern: number;
}
export const PATTERNS = [1, 2, 3, 4, 5, 6] as const;

/** The panes of a rosette with a radius of 46 around the origin: equal names have equal emblems. */
export function rosette(name: string, { color, pattern }: ChosenEmblem = { color: "", pattern: 0 }): EmblemPane[] {
  let rest = hashOf(pattern ? `pattern ${pattern}` : name.trim().toLocaleLowerCase());
  const take = (of: number): number => {
    const taken = rest % of;
    rest = Math.floor(rest / of);
    return taken;
  };
  const glass = [...LETTERS];
  const picked = [0, 1, 2, 3].map(() => glass.splice(take(glass.length), 1)[0]!);
  // The chosen color changes places with that of the petals.
  const [ground, petal, other, heart] = picked.map(
    (letter, at) => GLASS[color && at === 1 ? color : color && letter === color ? picked[1]! : letter],
  );
  const petals = pattern ? 3 + pattern : 4 + take(5);
  const round = pattern ? pattern % 3 : take(3);
  const step = (2 * Math.PI) / petals;
  const panes: EmblemPane[] = [{ d: "M46 0A46 46 0 1 1 -46 0A46 46 0 1 1 46 0", fill: ground!.dim }];
  for (let at = 0; at < petals; at += 1) {
    const [left, middle, right] = [(at - 0.5) * step, at * step, (at + 0.5) * step];
    const tip = point(middle, 42);
    const d = [
      `M0 0L${point(left, 24)}L${tip}L${point(right, 24)}Z`,
      `M0 0Q${point(left, 38)} ${tip}Q${point(right, 38)} 0 0Z`,
      `M0 0L${point(left, 40)}A42 42 0 0 1 ${point(right, 40)}Z`,
    ][round]!;
    panes.push({ d, fill: (at % 2 ? other : petal)!.fill });
  }
  panes.push({ d: "M13 0A13 13 0 1 1 -13 0A13 13 0 1 1 13 0", fill: heart!.fill });
  return panes;
}

/** By kind of bot: the colors of halo and coat, hair, and whether there is a beard. */
const FACES: Record<string, { halo: Letter; coat: Letter; hair: string; beard: boolean }> = {
  random: { halo: "P", coat: "Y", hair: "#b4472c", beard: false },
  apprentice: { halo: "G", coat: "B", hair: "#c98b32", beard: false },
  glazier: { halo: "B", coat: "R", hair: "#4b3020", beard: true },
  master: { halo: "R", coat: "P", hair: "#6b6f7a", beard: false },
  grandmaster: { halo: "Y", coat: "B", hair: "#d9d9d4", beard: true },
};

const SKIN = "#e9c9a2";

/** The panes of a bot's face, in the same circle; none for bots of other packages. */
export function faceOf(bot: string): EmblemPane[] {
  const face = FACES[bot.split(":", 1)[0] ?? ""];
  if (!face) return [];
  return [
    { d: "M46 0A46 46 0 1 1 -46 0A46 46 0 1 1 46 0", fill: GLASS[face.halo].fill },
    { d: "M-40 24Q0 2 40 24A46 46 0 0 1 -40 24Z", fill: GLASS[face.coat].fill },
    { d: "M-27 -4Q-28 -36 0 -36Q28 -36 27 -4L22 10L-22 10Z", fill: face.hair },
    { d: "M-19 -8Q0 -20 19 -8V6Q16 26 0 28Q-16 26 -19 6Z", fill: SKIN },
    ...(face.beard ? [{ d: "M-19 6Q-12 12 0 10Q12 12 19 6Q17 32 0 38Q-17 32 -19 6Z", fill: face.hair }] : []),
    { d: "M-11 -3h7v4h-7zM4 -3h7v4h-7z", fill: "#1b1813" },
  ];
}
