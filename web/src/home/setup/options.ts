/**
 * The options of a table, as the server describes them (`GET /api/options`). `OptionList` evaluates the description as
 * `engine/option_list.py` does; the tests of both read the same cases.
 */

import { api } from "../../lib/api";
import type { OptionWhen, Sentence, TableOption } from "../../lib/protocol";

export type Single = TableOption["default"];
export type Value = Single | string[];
/** Values by name. One that is missing or null is as usual at such a table. */
export type Options = Record<string, Value>;

export class OptionList {
  readonly #byName: ReadonlyMap<string, TableOption>;

  constructor(readonly all: readonly TableOption[]) {
    this.#byName = new Map(all.map((option) => [option.name, option]));
  }

  #named(name: string): TableOption {
    const option = this.#byName.get(name);
    if (!option) throw new Error(`no option ${name}`);
    return option;
  }

  holds(when: OptionWhen, given: Options): boolean {
    const on = (name: string): boolean => this.value(name, given) === true;
    const [fewest, most] = when.players;
    const players = fewest === undefined ? 0 : Number(this.value("players", given));
    return (
      (!when.modes.length || when.modes.includes(String(this.value("mode", given)))) &&
      (fewest === undefined || most === undefined || (fewest <= players && players <= most)) &&
      (!when.with_any.length || when.with_any.some(on)) &&
      !when.without.some(on)
    );
  }

  /** Returns the default of an option at a table. */
  usual(name: string, given: Options): Value {
    const option = this.#named(name);
    if (option.kind === "cards") return [];
    const found = option.usual.find(({ when }) => this.holds(when, given));
    return found ? found.value : option.default;
  }

  /** Returns the value that applies at a table: the given one if it is allowed there, else the default. */
  value(name: string, given: Options): Value {
    const option = this.#named(name);
    const value = given[name] ?? null;
    const fits =
      value !== null &&
      this.holds(option.applies, given) &&
      (Array.isArray(value) || this.offered(name, given).includes(value));
    return fits ? value : this.usual(name, given);
  }

  /** The values that can be had at a table where the option applies, the default first. */
  offered(name: string, given: Options): Single[] {
    const option = this.#named(name);
    if (option.kind === "number") {
      const found = option.numbers.find(({ when }) => this.holds(when, given));
      const numbers = found ? Array.from({ length: found.most - found.least + 1 }, (_, at) => found.least + at) : [];
      return option.default === null ? [null, ...numbers] : numbers;
    }
    return option.values.filter((value) => !this.refusal(name, value, given));
  }

  /** Returns why a value of an option is refused at a table where the option applies; null if it is allowed. */
  refusal(name: string, value: Value, given: Options): Sentence | null {
    const refused = this.#named(name).refused.find(
      ({ values, when }) => values.some((one) => one === value) && this.holds(when, given),
    );
    return refused?.why ?? null;
  }

  /** The options that a form shows for a table, in order. */
  shown(given: Options): TableOption[] {
    return this.all.filter((option) => option.group !== null && this.holds(option.applies, given));
  }

  /** The headings under which forms show options, in order. */
  groups(): NonNullable<TableOption["group"]>[] {
    return [...new Set(this.all.map((option) => option.group).filter((group) => group !== null))];
  }

  /** Returns the value in a form; one that is not allowed at this table is replaced by the default. */
  chosen(name: string, given: Options): Single {
    const option = this.#named(name);
    const value = given[name] ?? null;
    return !Array.isArray(value) && this.offered(name, given).includes(value) ? value : option.default;
  }

  /** The options shown for a table that were given another value than the default. */
  changed(given: Options): Options {
    const found: Options = {};
    for (const option of this.shown(given)) {
      const named = given[option.name];
      const value = option.kind === "cards" ? named : this.chosen(option.name, given);
      if (Array.isArray(value) ? value.length : value !== undefined && value !== option.default)
        found[option.name] = value!;
    }
    return found;
  }

  /** The boxes whose cards can be named for an option at a table. */
  boxes(name: string, given: Options): string[] {
    return this.#named(name)
      .boxes.filter(({ when }) => this.holds(when, given))
      .map(({ box }) => box);
  }
}

let asked: Promise<OptionList> | undefined;

/** Returns the options of this server, fetched once. */
export function loadOptions(): Promise<OptionList> {
  return (asked ??= api
    .options()
    .then((all) => new OptionList(all))
    .catch((problem: unknown) => {
      asked = undefined; // so that the next call tries again
      throw problem;
    }));
}
