import { describe, expect, it } from "vitest";
import type { Rulebook } from "../lib/protocol";
import { entriesOf, fold, search, termsOf, type Entry, type Hit } from "./search";

function entry(title: string, text: string, more: Partial<Entry> = {}): Entry {
  return { page: "page", section: title.toLowerCase(), pageTitle: "Page", title, text, cards: "", ...more };
}
const marked = (hit: Hit | undefined): string[] =>
  hit ? [...hit.title, ...hit.around].filter((piece) => piece.hit).map((piece) => piece.text) : [];
const excerpt = (hit: Hit | undefined): string => hit?.around.map((piece) => piece.text).join("") ?? "";

describe("letters", () => {
  it("are compared without accents and case, ё as е, ß as ss", () => {
    expect(fold("Égalité ÑANDÚ ação Счётчик Straße’s").text).toBe("egalite nandu acao счетчик strasse's");
    expect(termsOf("  Dé, dé — FENÊTRE ")).toEqual(["de", "fenetre"]);
  });

  it("know where they came from, however long they became", () => {
    const folded = fold("aßb");
    expect(folded.text).toBe("assb");
    expect(folded.at).toEqual([0, 1, 1, 2, 3]);
  });
});

describe("a search", () => {
  const entries = [
    entry("Счётчик", "Кубики на счётчике раундов."),
    entry("Weiß", "Weiße Felder nehmen jeden Würfel; der Gunststein liegt daneben."),
    entry("Espaço", "Um espaço livre. A posição conta."),
    entry("Touching", "Every later die must touch a die."),
    entry("Moving", "It must touch another die."),
  ];

  it("finds what was meant, and marks it as it is written", () => {
    expect(marked(search(entries, "счетчик")[0])).toEqual(["Счётчик", "счётчик"]);
    expect(marked(search(entries, "weisse")[0])).toEqual(["Weiße"]);
    expect(marked(search(entries, "POSICAO")[0])).toEqual(["posição"]);
  });

  it("finds parts of words once they are long enough", () => {
    expect(search(entries, "stein").map((hit) => hit.entry.title)).toEqual(["Weiß"]);
    expect(search(entries, "ein")).toEqual([]);
  });

  it("puts titles first, and wants every word", () => {
    expect(search(entries, "touch").map((hit) => hit.entry.title)).toEqual(["Touching", "Moving"]);
    expect(search(entries, "touch another").map((hit) => hit.entry.title)).toEqual(["Moving"]);
    expect(search(entries, "touch xyz")).toEqual([]);
    expect(search(entries, " . ")).toEqual([]);
  });

  it("forgives slips of the finger, and finds nothing for what is no word", () => {
    const titles = (query: string): string[] => search(entries, query).map((hit) => hit.entry.title);
    expect(titles("tuoch")).toEqual(["Touching", "Moving"]);
    expect(titles("Gunstsein")).toEqual(["Weiß"]);
    expect(titles("poscao")).toEqual(["Espaço"]);
    expect(titles("счетчк")).toEqual(["Счётчик"]);
    expect(titles("dye")).toEqual([]); // too short to guess
    expect(titles("qwertyuiop")).toEqual([]);
  });

  it("knows other words for the same thing, also with a slip in them", () => {
    const groups = [
      ["die", "cube"],
      ["touch", "adjacent", "next to"],
    ];
    const titles = (query: string): string[] => search(entries, query, groups).map((hit) => hit.entry.title);
    expect(titles("adjacent")).toEqual(["Touching", "Moving"]);
    expect(titles("adjacnet cube")).toEqual(["Touching", "Moving"]);
    expect(marked(search(entries, "cube", groups)[0])).toContain("die");
  });

  it("shows the words around what it found, and all of the text in pieces", () => {
    const long = entry("Long", `${"before it many words ".repeat(9)}needle ${"and after it more ".repeat(12)}`);
    const [hit] = search([long], "needle");
    expect(excerpt(hit)).toMatch(/^… .{20,60}needle.{60,120} …$/);
    const [short] = search(entries, "another");
    expect(excerpt(short)).toBe("It must touch another die.");
  });

  it("finds a card by its name where only the section knows it", () => {
    const windows = entry("Windows", "Twenty spaces.", { cards: "Batlló, Lux Mundi" });
    const [hit] = search([windows], "batllo");
    expect(excerpt(hit)).toBe("Batlló, Lux Mundi");
    expect(marked(hit)).toEqual(["Batlló"]);
  });
});

it("looks through every block of every section", () => {
  const book: Rulebook = {
    language: "en",
    parts: ["basics"],
    links: { lathekin: "tools#one", tokens: "tools" },
    synonyms: [],
    pages: [
      {
        id: "tools",
        title: "Tools",
        part: "basics",
        sections: [
          {
            id: "",
            title: "Tools",
            blocks: [
              { type: "grid", head: [[{ text: "a" }], [{ text: "b" }]], rows: [[[{ text: "c" }], [{ text: "d" }]]] },
            ],
          },
          {
            id: "one",
            title: "One",
            blocks: [
              { type: "paragraph", text: [{ text: "Take " }, { text: "two", style: "strong" }] },
              {
                type: "list",
                numbered: true,
                items: [[{ text: "first" }], [{ text: "Dice bag: Scaled", style: "option" }]],
              },
              { type: "turns", players: 2, start: 1, order: [1, 2, 2, 1] },
            ],
          },
        ],
      },
    ],
  };
  const found = entriesOf(book, (id) => (id === "lathekin" ? "Lathekin" : ""));
  expect(found.map((hit) => [hit.section, hit.text, hit.cards])).toEqual([
    ["", "a · b c · d", ""],
    ["one", "Take two first Dice bag: Scaled", "Lathekin"],
  ]);
});

describe("what people ask", () => {
  const book = [
    entry("Passion", "You can add the Passion box. It has rare glass."),
    entry("Ending a turn", "You can pass: then you take no die this turn."),
    entry("Dice", "You can roll dice. You can place them."),
    entry("Tools", "You can use tools. They cost favor tokens."),
    ...["Score", "Window", "Track", "Bag"].map((title) => entry(title, "What you can do with it.")),
  ];

  it("ranks a whole word above the beginning of another", () => {
    expect(search(book, "pass").map((hit) => hit.entry.title)).toEqual(["Ending a turn", "Passion"]);
  });

  it("understands a question", () => {
    expect(search(book, "can I pass?")[0]?.entry.title).toBe("Ending a turn");
  });
});
