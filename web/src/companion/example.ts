/** A finished window of 40 points, to see what this screen does. */

import type { RefereeTable } from "../lib/protocol";

export const EXAMPLE: RefereeTable = {
  public: ["column_color_variety", "light_shades", "color_variety"],
  windows: [
    {
      name: "Ana",
      pattern: "fractal_drops",
      dice: ["-- G4 R2 Y3 P6", "R3 Y1 -- R1 Y2", "P5 G3 -- P6 R3", "B3 Y4 B3 G2 B4"],
      private: ["shades_of_purple"],
      tokens: 0,
    },
  ],
};
