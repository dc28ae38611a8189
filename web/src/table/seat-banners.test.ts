import { describe, expect, it } from "vitest";
import type { Seat, TableInfo } from "../lib/protocol";
import { botAtMine, reissuedOfMine, rememberReissue } from "./seat-banners";
import { helloAt } from "./fixture";
import { seatNames } from "./seat-names";
import { choosingText, presenceText } from "./table-text";

const seat = (part: Partial<Seat> = {}): Seat => ({
  ...{ name: "Rui", kind: "person", bot: "", claimed: true, online: true, resigned: false, reissued_at: 0 },
  ...part,
});
const table = (...seats: Seat[]): TableInfo => ({ ...helloAt("turn").table, host: 0, seats });

describe("the banner of a seat", () => {
  it("says that a bot plays, to the person of that seat alone", () => {
    const away = table(seat(), seat({ kind: "bot", bot: "apprentice" }));
    expect(botAtMine(away, [1])).toBe(1);
    expect(botAtMine(away, [0])).toBeUndefined();
  });

  it("does not call back whoever has resigned", () => {
    expect(botAtMine(table(seat(), seat({ kind: "bot", bot: "apprentice", resigned: true })), [1])).toBeUndefined();
  });

  it("warns of a link given out again until it was read, and again after the next time", () => {
    const reissued = table(seat(), seat({ reissued_at: 100 }));
    expect(reissuedOfMine(reissued, [1])).toBe(1);
    expect(reissuedOfMine(reissued, [0, 1])).toBeUndefined(); // the host did it
    rememberReissue(reissued.id, 100);
    expect(reissuedOfMine(reissued, [1])).toBeUndefined();
    expect(reissuedOfMine(table(seat(), seat({ reissued_at: 101 })), [1])).toBe(1);
  });
});

describe("seats that a person has left", () => {
  it("keep their names, and say what became of them", () => {
    const left = seat({ kind: "bot", bot: "nobody", resigned: true });
    expect(seatNames(table(seat({ name: "Ana" }), left))).toEqual(["Ana", "Rui"]);
    expect(seatNames(table(seat({ name: "Ana" }), { ...left, name: "" }))).toEqual(["Ana", "Player 2"]);
    expect(presenceText(left)).toBe("has resigned");
  });

  it("are called free while nobody has taken them", () => {
    expect(seatNames(table(seat({ name: "Ana" }), seat({ name: "", claimed: false })))).toEqual(["Ana", "Free seat"]);
  });
  it("nobody chooses a window at a free seat", () => {
    expect(choosingText(false, "Free seat", seat({ name: "", claimed: false }))).toBe("A seat is still free");
    expect(choosingText(false, "Ana", seat({ name: "Ana" }))).toBe("Ana is choosing …");
    expect(choosingText(false, "You", seat({ name: "" }))).toBe("You are choosing …");
  });
});
