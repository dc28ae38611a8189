/** Turns and favor tokens of a game of which nothing else is entered. */

import { patternOf } from "../lib/cards.svelte";
import type { RealTableSetup, Scene } from "../lib/protocol";
import type { PaceState } from "./saved-table";

export const ROUNDS = 10;

/** The seats of a round in the order of their turns: around the table and back, or once around with pools of one's own. */
export function turnOrder(setup: RealTableSetup, round: number): number[] {
  const { options, seats } = setup;
  const players = options.mode === "automa" ? 2 : seats.length;
  const start = Math.max(0, setup.start ?? 0) + round - 1;
  const around = Array.from({ length: players }, (_, place) => (start + place) % players);
  return options.dice_pools ? around : [...around, ...around.slice().reverse()];
}

/** The dice that the starting player draws for a round; 0 where each player has a pool of their own. */
export function diceOfRound({ options, seats }: RealTableSetup): number {
  if (options.dice_pools) return 0;
  if (options.mode === "solo") return 4;
  return options.mode === "automa" ? 5 : 2 * seats.length + 1;
}

/** Where the pace begins, or goes on if dice were entered until now. */
export function paceOf(setup: RealTableSetup, scene: Scene | null, before: PaceState | undefined): PaceState {
  const entered = scene && { round: Math.max(1, scene.round), turn: Math.max(0, scene.turn) };
  if (before && (!entered || before.round * 100 + before.turn >= entered.round * 100 + entered.turn)) return before;
  return {
    round: entered?.round ?? 1,
    turn: entered?.turn ?? 0,
    tokens: scene?.tokens.slice() ?? startingTokens(setup),
    used: scene?.tools.filter(({ tokens }) => tokens > 0).map(({ id }) => id) ?? [],
  };
}

export function startingTokens({ options, windows = [] }: RealTableSetup): number[] {
  return options.mode === "solo" ? [] : windows.map((id) => (id ? patternOf(id).difficulty : 0));
}

/** The turn after one, or before it; null past either end of the game. */
export function turnBeside(setup: RealTableSetup, at: PaceState, step: 1 | -1): PaceState | null {
  const turn = at.turn + step;
  if (turn >= 0 && turn < turnOrder(setup, at.round).length) return { ...at, turn };
  const round = at.round + step;
  if (round < 1 || round > ROUNDS + 1) return null;
  return { ...at, round, turn: step > 0 ? 0 : turnOrder(setup, round).length - 1 };
}

export const isPaceOver = (at: PaceState): boolean => at.round > ROUNDS;

export const priceOf = (at: PaceState, tool: string): number => (at.used.includes(tool) ? 2 : 1);

/** A seat pays for a tool, if it can. */
export function paid(at: PaceState, seat: number, tool: string): PaceState {
  const price = priceOf(at, tool);
  if ((at.tokens[seat] ?? 0) < price) return at;
  return { ...withTokens(at, seat, -price), used: [...new Set([...at.used, tool])] };
}

export function withTokens(at: PaceState, seat: number, more: number): PaceState {
  return { ...at, tokens: at.tokens.map((count, owner) => (owner === seat ? Math.max(0, count + more) : count)) };
}
