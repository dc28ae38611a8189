/** A real table being set up: who plays, by which options, and which cards lie there. */

import { DEFAULT_BOT } from "../../lib/bots";
import { customWindow } from "../../lib/custom-windows";
import { savedNames, saveNames } from "../../lib/device/player-names";
import type { RealTableDecks, RealTableSetup } from "../../lib/protocol";
import { RequestState } from "../../lib/request.svelte";
import { loadOptions, type OptionList, type Options, type Value } from "../../home/setup/options";
import type { SeatPlan } from "../../home/setup/table-plan";
import { realTableApi } from "../real-table.svelte";
import type { Amount, SavedTable } from "../saved-table";

export const MODES = ["standard", "solo", "automa"] as const;
export type Mode = (typeof MODES)[number];
/** Options that are chosen as cards here, or make no difference at a table of one's own. */
const LEFT_OUT: readonly string[] = ["tools", "public", "start_player", "setup"];
/** The decks that lie on the table, in the order in which they are asked for. */
export const TABLE_DECKS = ["tools", "public", "board", "inspirations"] as const;
export type TableDeck = (typeof TABLE_DECKS)[number];
const EVERY_DECK = [...TABLE_DECKS, "windows", "private", "start"];

export class TableSetup extends RequestState {
  mode: Mode = $state("standard");
  sitters: SeatPlan[] = $state([]);
  chosen: Options = $state({});
  list: OptionList | undefined = $state.raw();
  known: RealTableDecks | null = $state.raw(null);
  windows: string[] = $state([]);
  private: string[][] = $state([]);
  cards: Partial<Record<TableDeck, string[]>> = $state({});
  start = $state(-1);
  draws = $state(true);
  #amount: Amount = $state("referee");
  readonly #saved = savedNames();

  constructor() {
    super();
    this.setPlayers(2);
  }

  given: Options = $derived({ ...this.chosen, mode: this.mode, players: this.sitters.length });
  options = $derived(this.list?.shown(this.given).filter(({ name }) => !LEFT_OUT.includes(name)) ?? []);
  players = $derived(
    this.list?.offered("players", this.given).map((number): [number, string] => [Number(number), String(number)]) ?? [],
  );

  /** Fetches the options of a table; call it first. */
  async load(): Promise<void> {
    await this.run(async () => {
      this.list = await loadOptions();
      await this.#loadDecks();
    });
  }

  async #loadDecks(): Promise<void> {
    this.known = (await realTableApi.state({ setup: { options: this.#options(), seats: this.#seats() } })).decks;
    const decks = this.known?.decks ?? {};
    // Cards that are not in these decks are removed.
    for (const deck of TABLE_DECKS)
      this.cards[deck] = (this.cards[deck] ?? [])
        .filter((id) => decks[deck]?.includes(id))
        .slice(0, this.known?.counts[deck] ?? 0);
    this.windows = this.sitters.map((_, seat) => {
      const id = this.windows[seat] ?? "";
      return customWindow(id) || decks.windows?.includes(id) ? id : "";
    });
    this.private = this.private.map((hand) => hand.filter((id) => decks.private?.includes(id)));
    if (this.start >= this.sitters.length) this.start = -1;
  }

  setMode(mode: Mode): void {
    this.mode = mode;
    this.setPlayers(mode === "standard" ? 2 : 1);
    void this.run(() => this.#loadDecks());
  }

  setPlayers(players: number): void {
    const sitters = this.sitters.slice(0, players);
    while (sitters.length < players)
      sitters.push({ kind: "here", name: this.#saved[sitters.length] ?? "", bot: DEFAULT_BOT });
    if (this.mode !== "standard") sitters[0] = { ...sitters[0]!, kind: "here" };
    this.sitters = sitters;
    if (this.list) void this.run(() => this.#loadDecks());
  }

  setOption(name: string, value: Value): void {
    this.chosen = { ...this.chosen, [name]: value };
    void this.run(() => this.#loadDecks());
  }

  /** Whether this device plays for the Automa or a bot. */
  bots = $derived(this.sitters.some(({ kind }) => kind === "bot"));
  opponent = $derived(this.bots || this.mode === "automa");
  /** How much is entered, as far as that is possible at this table. */
  amount: Amount = $derived(
    (this.#amount === "opponent" && !this.opponent) || (this.#amount === "pace" && this.bots)
      ? "referee"
      : this.#amount,
  );
  setAmount(amount: Amount): void {
    this.#amount = amount;
  }

  /** Seats whose private objective this device has to know before the game begins; −1 stands for nobody. */
  secrets: number[] = $derived.by(() => {
    if (this.mode === "solo") return [0];
    const bots = this.sitters.flatMap((sitter, seat) => (sitter.kind === "bot" ? [seat] : []));
    return this.mode === "automa" ? [...bots, 1] : bots;
  });

  /** The table laid out; what was not named is dealt. */
  async begin(): Promise<SavedTable | null> {
    let begun: SavedTable | null = null;
    await this.run(async () => {
      const names = this.sitters.map(({ kind, name }) => (kind === "here" ? name.trim() : ""));
      if (names.some(Boolean)) saveNames(names);
      const setup: RealTableSetup = {
        options: this.#options(),
        seats: this.#seats(),
        windows: [...this.windows],
        private: Array.from({ length: this.mode === "automa" ? 2 : this.sitters.length }, (_, seat) =>
          this.secrets.includes(seat) ? [...(this.private[seat] ?? [])] : [],
        ),
        cards: Object.fromEntries(Object.entries(this.cards).filter(([, ids]) => ids.length)),
        start: this.start,
        codes: [...new Set(this.windows)].filter((id) => customWindow(id)),
      };
      const { setup: dealt, log } = await realTableApi.state({ setup, deal: EVERY_DECK });
      begun = { setup: dealt, log, rest: [], draws: this.draws, amount: this.amount, toLayOut: true };
    });
    return begun;
  }

  #options(): Options {
    const { mode, sitters, list, given } = this;
    const changed = Object.entries(list?.changed(given) ?? {}).filter(([name]) => !LEFT_OUT.includes(name));
    return { mode, players: sitters.length, ...Object.fromEntries(changed) };
  }

  #seats(): RealTableSetup["seats"] {
    return this.sitters.map(({ kind, name, bot }) =>
      kind === "bot" ? { kind, bot } : { kind: "here", ...(name.trim() ? { name: name.trim() } : {}) },
    );
  }
}
