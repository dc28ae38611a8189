import { describe, expect, it } from "vitest";
import { customWindow } from "./custom-windows";

describe("a window of one's own", () => {
  it("is read from its id", () => {
    // As `vitral.cards.own.own_code("Окно", 4, ["R.4..", ".G.5.", "..B.1", "6..P."])` has it.
    const id = "own_4ro4ooogo5ooobo16oopo_d09ed0bad0bdd0be";
    expect(customWindow(id)).toEqual({ name: "Окно", difficulty: 4, grid: ["R.4..", ".G.5.", "..B.1", "6..P."] });
  });
  it("is no other card, and nothing that was cut short or made up", () => {
    for (const id of ["", "via_lux", "own_", "own_4ro4_41", `own_9${"o".repeat(20)}_41`, `own_3${"o".repeat(20)}_4`])
      expect(customWindow(id)).toBeNull();
  });
});
