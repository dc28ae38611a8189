/** The HTTP half of the protocol. Every refusal is a `Refusal`; `lib/i18n/errors.ts` puts it into words. */

import type {
  Advice,
  BotKind,
  Cards,
  TableCheck,
  CreatedTable,
  WindowDesign,
  EnteredTable,
  ReplayFrames,
  Invitation,
  WindowDesignReport,
  LessonState,
  Lessons,
  Links,
  Me,
  MistakeChoices,
  NewTable,
  Problem,
  PuzzleState,
  Puzzles,
  ChanceQuestions,
  ReissuedLink,
  GameReview,
  Rulebook,
  TableScores,
  TableInfo,
  TableOption,
  RefereeTable,
} from "./protocol";
import { runtime } from "$runtime";
import { language } from "./i18n/translator.svelte";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  // Refusals are sent in this language.
  const headers = { Accept: "application/json", "Accept-Language": language.now };
  const sent: RequestInit = { method, headers, credentials: "same-origin" };
  if (body !== undefined) {
    sent.body = typeof body === "string" ? body : JSON.stringify(body);
    sent.headers = { ...headers, "Content-Type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await runtime.request(`/api/${path}`, sent);
  } catch {
    throw new Refusal(0, { code: "offline", message: "", where: "" });
  }
  if (answer.ok) return (await answer.json()) as T;
  let problem: Problem = { code: `http_${answer.status}`, message: answer.statusText, where: "" };
  try {
    problem = { ...problem, ...((await answer.json()) as Problem) };
  } catch {
    // A proxy answered; only the status is known.
  }
  throw new Refusal(answer.status, problem);
}

export const api = {
  me: () => call<Me>("GET", "me"),
  bots: () => call<BotKind[]>("GET", "bots"),
  options: () => call<TableOption[]>("GET", "options"),
  newTable: (table: Partial<NewTable> & Pick<NewTable, "seats">) => call<CreatedTable>("POST", "tables", table),
  table: (id: string) => call<TableInfo>("GET", `tables/${id}`),
  links: (id: string) => call<Links>("GET", `tables/${id}/links`),
  invitation: (secret: string) => call<Invitation>("POST", "invitation", { secret }),
  enter: (secret: string, name: string, watch = false) => call<EnteredTable>("POST", "enter", { secret, name, watch }),
  reissueLink: (id: string, link: ReissuedLink["link"]) => call<ReissuedLink>("POST", `tables/${id}/reissue`, { link }),
  free: (id: string, seat: number) => call<TableInfo>("POST", `tables/${id}/seats/${seat}/free`),
  resign: (id: string, seat: number) => call<TableInfo>("POST", `tables/${id}/seats/${seat}/resign`),
  handOverSeat: (id: string, seat: number, bot: string) =>
    call<TableInfo>("POST", `tables/${id}/seats/${seat}`, { bot }),
  hint: (id: string, seat: number) => call<Advice>("POST", `tables/${id}/hint`, { seat }),
  review: (id: string) => call<GameReview>("GET", `tables/${id}/review`),
  reviewOf: (record: string) => call<GameReview>("POST", "review", record),
  tryTurn: (choices: MistakeChoices) => call<PuzzleState>("POST", "review/turn", choices),
  frames: (id: string, seat: number | "all", from: number, to: number) =>
    call<ReplayFrames>("GET", `tables/${id}/frames?seat=${seat}&from=${from}&to=${to}`),
  framesOf: (record: string, seat: number | "all") => call<ReplayFrames>("POST", `frames?seat=${seat}`, record),
  questions: (record: string) => call<ChanceQuestions>("POST", "questions", record),
  record: (id: string) => call<unknown>("GET", `tables/${id}/record`).then((record) => JSON.stringify(record)),
  score: (table: RefereeTable) => call<TableScores>("POST", "score", table),
  /** Any pasted value may be sent: the refusal says what is wrong with it. */
  check: (table: unknown) => call<TableCheck>("POST", "check", table),
  rules: (lang: string) => call<Rulebook>("GET", `rules/${lang}`),
  lessons: () => call<Lessons>("GET", "lessons"),
  lesson: (id: string, answers: string[]) => call<LessonState>("POST", `lessons/${id}`, { answers }),
  puzzles: () => call<Puzzles>("GET", "puzzles"),
  puzzle: (id: string, choices: string[], give_up = false) =>
    call<PuzzleState>("POST", `puzzles/${id}`, { choices, give_up }),
  window: (drawn: WindowDesign) => call<WindowDesignReport>("POST", "windows", drawn),
  cards: (lang: string, edition = 0) => call<Cards>("GET", `cards/${lang}${edition ? `?edition=${edition}` : ""}`),
};
