// Made by `python -m vitral.server.schema` from src/vitral/server/protocol: edit that, not this.

export const PROTOCOL = 5;

/** How facts of sentences are put into words, by their names. */
export const FACT_KINDS: Readonly<Record<string, FactKind>> = {"die": "die", "other": "die", "best": "die", "dice": "dice", "card": "card", "inspiration": "card", "cards": "cards", "seat": "seat", "whom": "seat", "color": "color", "spaces": "spaces", "places": "list", "things": "list", "moves": "moves", "average": "points", "gain": "gain"};

export type FactKind = "die" | "dice" | "card" | "cards" | "seat" | "color" | "spaces" | "list" | "moves" | "points" | "gain";

/** The fields of every story line. */
export interface BaseStoryLine {
  /** The seat that acted; −1 is the table itself. */
  seat?: number;
  /** The round it belongs to; 0 is set-up. */
  round?: number;
  /**
   * The turn of the round it is part of: neighbors of one turn make one sentence. −1: it stands alone. `TRANSIENT`:
   * it is shown when it happens and left out when the story is read later.
   */
  turn?: number;
  /** `bot` or `timer` if it was not the person who chose. */
  by?: string;
}

/**
 * A sentence in any language: a message of `i18n/LANGUAGE/*.ftl` and its facts. A fact may be a sentence itself.
 *
 * What a fact is, its name says (`FACT_KINDS`): `die` is a die, `card` a card's id, `seat` the number of a seat.
 */
export interface Sentence {
  message: string;
  facts?: Record<string, string | number | (string | Sentence)[] | Sentence>;
}

/** The tools were laid out. */
export interface ToolsDealt extends BaseStoryLine {
  message: "story-deal-tools";
  cards: string[];
}

/** Public objectives were laid out. */
export interface PublicObjectivesDealt extends BaseStoryLine {
  message: "story-deal-public";
  cards: string[];
}

/** Private objectives lie face up (solo), or are shown at the end. */
export interface PrivateObjectivesDealt extends BaseStoryLine {
  message: "story-deal-private";
  cards: string[];
  count: number;
}

/** The rare-glass board was laid out. */
export interface GlassBoardDealt extends BaseStoryLine {
  message: "story-deal-board";
  cards: string[];
}

/** The place among the tools that the rare-glass board takes at an Automa table. */
export interface BoardPlaced extends BaseStoryLine {
  message: "story-board-slot";
  place: number;
}

/** Each seat was dealt an inspiration. */
export interface InspirationsDealt extends BaseStoryLine {
  message: "story-deal-inspirations";
  cards: string[];
}

/** The first rare glass was rolled. */
export interface FirstGlassRolled extends BaseStoryLine {
  message: "story-first-glass";
  dice: string[];
}

/** The start player was drawn. */
export interface StartPlayerDrawn extends BaseStoryLine {
  message: "story-start";
}

/** A seat has chosen its window; which one is secret until all have. */
export interface SideChosen extends BaseStoryLine {
  message: "story-chosen";
}

/** All have chosen: a seat's window, and the favor tokens that come with it. */
export interface WindowRevealed extends BaseStoryLine {
  message: "story-side";
  card: string;
  tokens: number;
}

/** A seat's private dice were rolled. */
export interface OwnDiceRolled extends BaseStoryLine {
  message: "story-reroll-own";
  dice: string[];
}

/** The draft pool of a round. */
export interface PoolRolled extends BaseStoryLine {
  message: "story-roll";
  dice: string[];
}

/** The draft pool of a round at an Automa table, in the order of its places. */
export interface PlacesRolled extends BaseStoryLine {
  message: "story-roll-places";
  dice: string[];
}

/** The dice that went on the round track. */
export interface RoundEnded extends BaseStoryLine {
  message: "story-round";
  dice: string[];
}

/** No die was left for the round track. */
export interface RoundEndedEmpty extends BaseStoryLine {
  message: "story-round-none";
}

/** The turn ended, and nothing was done in it. */
export interface TurnPassed extends BaseStoryLine {
  message: "story-pass";
}

/** The turn ended after something was done in it; not shown. */
export interface TurnEnded extends BaseStoryLine {
  message: "story-end-turn";
}

/** The second turn of the round is given up. */
export interface SecondTurnSkipped extends BaseStoryLine {
  message: "story-skip";
}

/** A die was drafted, or taken from the rare-glass board for nothing. */
export interface DieDrafted extends BaseStoryLine {
  message: "story-take";
  die: string;
}

/** A die was drafted from a place of an Automa table. */
export interface DieTakenFromPlace extends BaseStoryLine {
  message: "story-take-place";
  die: string;
  place: number;
}

/** A private die was taken, to be placed. */
export interface OwnDieTaken extends BaseStoryLine {
  message: "story-own";
  die: string;
}

/** Rare glass was paid for and taken. */
export interface GlassTaken extends BaseStoryLine {
  message: "story-glass";
  die: string;
  tokens: number;
}

/** The die in hand was placed. */
export interface DiePlaced extends BaseStoryLine {
  message: "story-place";
  die: string;
  space: string;
}

/** A die of the window was moved. */
export interface DieMoved extends BaseStoryLine {
  message: "story-move";
  die: string;
  origin: string;
  space: string;
}

/** A die of the window was lifted, to be moved; not shown. */
export interface DieLifted extends BaseStoryLine {
  message: "story-lift";
  die: string;
  space: string;
}

/** The die in hand was left in the draft pool. */
export interface DieLeft extends BaseStoryLine {
  message: "story-leave";
  die: string;
}

/** The die in hand was left on the rare-glass board. */
export interface DieLeftOnBoard extends BaseStoryLine {
  message: "story-leave-board";
  die: string;
}

/** A die rolled by Luck has no space: it went back, and the turn is over. */
export interface DieLost extends BaseStoryLine {
  message: "story-lost";
  die: string;
}

/** The value of the die in hand was set. */
export interface DieSet extends BaseStoryLine {
  message: "story-set";
  die: string;
}

/** The die in hand was turned to its opposite side. */
export interface DieFlipped extends BaseStoryLine {
  message: "story-flip";
  die: string;
}

/** The die in hand was swapped for one of the round track. */
export interface DieSwappedWithTrack extends BaseStoryLine {
  message: "story-track";
  die: string;
  /** The round of the track. */
  at: number;
}

/** The die in hand was swapped for a private die. */
export interface DieSwappedWithOwn extends BaseStoryLine {
  message: "story-swap";
  die: string;
}

/** A private die was set aside, to be rolled again. */
export interface OwnDiePicked extends BaseStoryLine {
  message: "story-pick";
  die: string;
}

/** The die in hand went into the bag and another was drawn. */
export interface DieDrawn extends BaseStoryLine {
  message: "story-draw";
  die: string;
}

/** The die in hand was rolled again. */
export interface DieRerolled extends BaseStoryLine {
  message: "story-reroll";
  dice: string[];
}

/** Private dice were rolled again. */
export interface PickedDiceRerolled extends BaseStoryLine {
  message: "story-reroll-picked";
  dice: string[];
}

/** The draft pool was rolled again. */
export interface PoolRerolled extends BaseStoryLine {
  message: "story-reroll-pool";
  dice: string[];
}

/** New rare glass was rolled onto the board. */
export interface NewGlassRolled extends BaseStoryLine {
  message: "story-reroll-glass";
  dice: string[];
}

/** A die that waited while rare glass was placed is in hand again. */
export interface DieTakenUp extends BaseStoryLine {
  message: "story-take-up";
  die: string;
}

/** A tool was used and paid with favor tokens. */
export interface ToolUsed extends BaseStoryLine {
  message: "story-tool";
  card: string;
  tokens: number;
}

/** A tool was used; in solo a die pays for it. */
export interface ToolUsedFree extends BaseStoryLine {
  message: "story-tool-free";
  card: string;
}

/** A die of the draft pool paid for a tool. */
export interface DiePaid extends BaseStoryLine {
  message: "story-pay";
  die: string;
}

/** An inspiration was used. */
export interface InspirationUsed extends BaseStoryLine {
  message: "story-inspire";
  card: string;
  tokens: number;
}

/** Favor tokens were taken off a tool. */
export interface TokensGathered extends BaseStoryLine {
  message: "story-gather";
  card: string;
  tokens: number;
}

/** The game went on without the inspiration; not shown. */
export interface InspirationDeclined extends BaseStoryLine {
  message: "story-go";
}

/** A tool was ended before its last step; not shown. */
export interface ToolStopped extends BaseStoryLine {
  message: "story-stop";
}

/** One die went on the round track alone; the others left the game. */
export interface OneDieOntoTrack extends BaseStoryLine {
  message: "story-keep";
  die: string;
  dice: string[];
}

/** All dice left went on the round track. */
export interface AllDiceOntoTrack extends BaseStoryLine {
  message: "story-keep-all";
}

/** A window was checked, and a mistake found. */
export interface CheckFoundMistake extends BaseStoryLine {
  message: "story-check-right";
  whom: number;
}

/** A window was checked, and no mistake found. */
export interface CheckFoundNothing extends BaseStoryLine {
  message: "story-check-wrong";
  whom: number;
}

/** A seat had its own window checked, and a mistake was found. */
export interface OwnMistakeFound extends BaseStoryLine {
  message: "story-own-right";
}

/** A seat had its own window checked, and no mistake was found. */
export interface OwnWindowFaultless extends BaseStoryLine {
  message: "story-own-wrong";
}

/** Before scoring, a seat has no window checked. */
export interface CheckDeclined extends BaseStoryLine {
  message: "story-no-check";
}

/** A die that broke a rule was removed. */
export interface DieRemoved extends BaseStoryLine {
  message: "story-remove";
  die: string;
  space: string;
}

/** A person lets a bot play their seat. */
export interface SeatGivenToBot extends BaseStoryLine {
  message: "story-bot-in";
}

/** Others let a bot play for a player who is away. */
export interface BotTookOver extends BaseStoryLine {
  message: "story-bot-for";
}

/** A person plays their seat again. */
export interface PlayerReturned extends BaseStoryLine {
  message: "story-back";
}

/** A person gave their seat up, and a bot plays on. */
export interface ResignedToBot extends BaseStoryLine {
  message: "story-resigned";
}

/** A person gave their seat up, and it passes every turn. */
export interface ResignedToNobody extends BaseStoryLine {
  message: "story-resigned-pass";
}

/** The host reissued the link of a seat. */
export interface LinkReissued extends BaseStoryLine {
  message: "story-link-reissued";
}

/** The bot of a seat failed, and a simpler one plays this turn. */
export interface StandInForTurn extends BaseStoryLine {
  message: "story-bot-failed";
  whom: number;
}

/** The bot of a seat failed again, and a simpler one plays the rest of the game. */
export interface StandInForGood extends BaseStoryLine {
  message: "story-bot-failed-again";
  whom: number;
}

/** The bot of a seat failed, and nobody plays this turn. */
export interface TurnCutShort extends BaseStoryLine {
  message: "story-bot-failed-end";
  whom: number;
}

/** The Automa's card of the round, by its number, and what it says. */
export interface AutomaCard extends BaseStoryLine {
  message: "story-automa-card";
  number: string;
  words: (string | Sentence)[];
}

/** The Automa takes a die and puts it in its column. */
export interface AutomaTakes extends BaseStoryLine {
  message: "story-automa-takes";
  die: string;
  place: string;
  why: Sentence;
  letter: string;
  space: string;
}

/** A die has no room, nothing on the track fits, and the Automa goes on to the next place. */
export interface AutomaGoesOn extends BaseStoryLine {
  message: "story-automa-goes-on";
  die: string;
  place: string;
  why: Sentence;
  letter: string;
}

/** A die has no room: the Automa swaps it for one of the round track. */
export interface AutomaSwaps extends BaseStoryLine {
  message: "story-automa-swaps";
  die: string;
  place: string;
  why: Sentence;
  letter: string;
  best: string;
  space: string;
}

/** A die has no room and goes anywhere, as the card says. */
export interface AutomaMisfit extends BaseStoryLine {
  message: "story-automa-misfit";
  die: string;
  place: string;
  why: Sentence;
  letter: string;
  space: string;
}

/** A die has no room, and the pick is lost. */
export interface AutomaLost extends BaseStoryLine {
  message: "story-automa-lost";
  die: string;
  place: string;
  why: Sentence;
  letter: string;
}

/** No place on its card holds a die. */
export interface AutomaNothing extends BaseStoryLine {
  message: "story-automa-nothing";
}

/** The Automa pays for a tool. */
export interface AutomaPays extends BaseStoryLine {
  message: "story-automa-pays";
  card: string;
  tokens: number;
}

/** The Automa has too few favor tokens for a tool. */
export interface AutomaCannotPay extends BaseStoryLine {
  message: "story-automa-cannot-pay";
  card: string;
}

/** The tool it should pay for is the rare-glass board. */
export interface AutomaToolIsBoard extends BaseStoryLine {
  message: "story-automa-tool-is-board";
  place: string;
}

/** The Automa takes its second die at once. */
export interface AutomaAtOnce extends BaseStoryLine {
  message: "story-automa-at-once";
}

/** The Automa should take rare glass, and cannot. */
export interface AutomaNoGlass extends BaseStoryLine {
  message: "story-automa-no-glass";
}

/** The Automa takes rare glass. */
export interface AutomaGlass extends BaseStoryLine {
  message: "story-automa-glass";
  die: string;
  tokens: number;
}

/** The Automa puts its rare glass down. */
export interface AutomaGlassAt extends BaseStoryLine {
  message: "story-automa-glass-at";
  die: string;
  space: string;
}

/** The Automa's rare glass takes the place of another die, which moves. */
export interface AutomaGlassPushed extends BaseStoryLine {
  message: "story-automa-glass-pushed";
  die: string;
  space: string;
  other: string;
  to: string;
}

/** The Automa's rare glass takes the place of another die, which leaves the game. */
export interface AutomaGlassPushedOut extends BaseStoryLine {
  message: "story-automa-glass-pushed-out";
  die: string;
  space: string;
  other: string;
}

/** The Automa gets rare glass after the last round. */
export interface AutomaLateGlass extends BaseStoryLine {
  message: "story-automa-late-glass";
  die: string;
  space: string;
}

/** Asks which window to build; all seats are asked at the same time. */
export interface SideQuestion {
  kind: "side";
  verb: string;
  card: string;
  prompt: Sentence;
}

/** A turn: draft a die, use a tool, or end it. */
export interface TurnQuestion {
  kind: "turn";
  verb: string;
  card: string;
  prompt: Sentence;
}

/** A die of the draft pool for the tool at work. */
export interface TakeQuestion {
  kind: "take";
  verb: string;
  card: string;
  prompt: Sentence;
}

/** A space for the die in hand. */
export interface PlaceQuestion {
  kind: "place";
  die: string;
  /** The space the die was lifted from, or nothing. */
  origin: string;
  /** `pool` or `board` if the die may be left there. */
  leave: string;
  verb: string;
  card: string;
  prompt: Sentence;
}

/** A die of the own window to move. */
export interface LiftQuestion {
  kind: "lift";
  /** Whether the tool may be ended here. */
  stop: boolean;
  verb: string;
  card: string;
  prompt: Sentence;
}

/** A value for the die in hand. */
export interface ValueQuestion {
  kind: "value";
  die: string;
  verb: string;
  card: string;
  prompt: Sentence;
}

/** A die of the round track in exchange for the die in hand. */
export interface TrackQuestion {
  kind: "track";
  die: string;
  verb: string;
  card: string;
  prompt: Sentence;
}

/** A private die in exchange for the die in hand. */
export interface OwnQuestion {
  kind: "own";
  die: string;
  verb: string;
  card: string;
  prompt: Sentence;
}

/** A private die to roll again. */
export interface PickQuestion {
  kind: "pick";
  stop: boolean;
  verb: string;
  card: string;
  prompt: Sentence;
}

/** A die of the draft pool that pays for the tool (solo). */
export interface PayQuestion {
  kind: "pay";
  /** The color (`G`) or value (`4`) that it must have. */
  symbol: string;
  verb: string;
  card: string;
  prompt: Sentence;
}

/** Asks which dice go on the round track (the lighter variant of solo). */
export interface KeepQuestion {
  kind: "keep";
  verb: string;
  card: string;
  prompt: Sentence;
}

/** A tool to use for one favor token (Wisdom). */
export interface ToolQuestion {
  kind: "tool";
  verb: string;
  card: string;
  prompt: Sentence;
}

/** Asks whether to use the inspiration now. */
export interface InspirationQuestion {
  kind: "inspiration";
  die: string;
  verb: string;
  card: string;
  prompt: Sentence;
}

/** Before scoring: whose window to check. */
export interface CheckQuestion {
  kind: "check";
  verb: string;
  card: string;
  prompt: Sentence;
}

/** A die that breaks a rule, to be removed. */
export interface RemoveQuestion {
  kind: "remove";
  verb: string;
  card: string;
  prompt: Sentence;
}

/** No question: chance answers, or the game is over. */
export interface NoQuestion {
  kind: "nothing";
  verb: string;
  card: string;
  prompt: Sentence;
}

/**
 * A legal action in words, and the element of the page it belongs to.
 *
 * `element` is a key: `pool:R4`, `pool:R4@3` (Automa places), `own:R4`, `glass:W4`, `space:B3`, `track:R4@3`
 * (round 3), `tool:lathekin`, `value:4`, `side:1`, `seat:2` (check that seat), `inspiration`, or a button:
 * `button:pass`, `stop`, `leave`, `go`, `keep_all`.
 */
export interface Choice {
  action: string;
  element: string;
  label: Sentence;
  /** More information about the choice. */
  details?: Sentence | null;
  /** The spaces where the die could go, for actions that take one or set its value: shown before the choice. */
  spaces?: string[];
}

/** A window: its pattern, its dice by rows (`--` is open), and the spaces whose dice were placed under a waiver. */
export interface WindowState {
  pattern: string;
  dice: string[][];
  excused: string[];
}

/** A tool on the table: tokens lying on it and its price now; `pay` is the die that pays in solo (`R`, `4`). */
export interface ToolCard {
  id: string;
  tokens: number;
  price: number;
  pay: string;
}

/** A seat's inspiration. */
export interface InspirationState {
  id: string;
  used: boolean;
}

/** The rare-glass board. `price` is for the seat to move, −1 when nobody is. */
export interface RareGlassBoard {
  board: string;
  dice: string[];
  supply: number;
  tokens: number;
  price: number;
  used: boolean;
}

/** The Automa's cards: the one of this round, once revealed, and those of the rounds so far. */
export interface AutomaBoard {
  card: string;
  drawn: string[];
  board_slot: number;
}

/** Points and the spaces that made them. */
export interface ScoreFind {
  points: number;
  spaces: string[];
}

/** A line of a score sheet: a card's id, or `tokens`, `open`, `bonus`. */
export interface ScoreLine {
  id: string;
  kind: "bonus" | "open" | "private" | "public" | "tokens";
  points: number;
  finds: ScoreFind[];
}

/** A score sheet. Until the game is over it holds what the viewer may know: others' private lines are left out. */
export interface ScoreSheet {
  total: number;
  lines: ScoreLine[];
}

/** A place of the final ranking, and what set it before the next: `points, private, tokens, order`, or `last`. */
export interface Standing {
  seat: number;
  ahead_by: string;
}

/** The result of a finished game. */
export interface GameResult {
  ranking: Standing[];
  target: number | null;
  /** In solo: whether the target was beaten. */
  won: boolean | null;
  /** Everybody's private objectives, by seat. */
  private: string[][];
}

/** One turn of this round. */
export interface Turn {
  seat: number;
  skipped: boolean;
}

/** A table at one moment as one viewer may see it, with everything that viewer may do. */
export interface Scene {
  /** To be sent with a choice. It stays 0 while windows are chosen, since all choose at once. */
  ply: number;
  /** A seat; None is a spectator. */
  viewer: number | null;
  phase: "choosing" | "over" | "playing";
  round: number;
  turn: number;
  /** The turns of this round in order; `turn` is the current one. */
  turns: Turn[];
  /** The start player of this round; −1 until it is known. */
  start: number;
  /** The seat to decide; −1 while all choose windows, and at the end. */
  seat: number;
  /** The question of the table. */
  question: Question;
  hand: string;
  /** The space the die in hand was lifted from. */
  origin: string;
  /** Dice in hand too, which wait until the first one is placed. */
  waiting: string[];
  drafted: boolean;
  tool_used: boolean;
  pool: string[];
  /** The places of the dice of the pool, at Automa tables. */
  places: number[];
  /** Dice in the bag: R Y G B P. */
  bag: number[];
  track: string[][];
  removed: string[];
  windows: WindowState[];
  tokens: number[];
  tools: ToolCard[];
  public: string[];
  /** The viewer's private objectives. */
  private: string[];
  /** The window sides the viewer was dealt. */
  dealt_sides: string[];
  /** The index of the side that the viewer has chosen, or −1. */
  chosen_side: number;
  /** By seat: whether it has chosen a window. */
  have_chosen: boolean[];
  own: string[][];
  own_used: boolean;
  picked: string[];
  inspirations: InspirationState[];
  glass: RareGlassBoard | null;
  automa: AutomaBoard | null;
  scores: ScoreSheet[];
  /** In solo, the score to beat so far. */
  target: number | null;
  /** The legal choices of the viewer; empty if another seat decides. */
  legal: Choice[];
  can_undo: boolean;
  ending: GameResult | null;
}

/** A seat and its player. */
export interface Seat {
  name: string;
  kind: "automa" | "bot" | "person";
  bot: string;
  /** Whether a person has entered it. */
  claimed: boolean;
  online: boolean;
  resigned?: boolean;
  /** The time at which the host last reissued this seat's link, or 0: the player of the seat is warned. */
  reissued_at?: number;
  emblem_color?: "" | "B" | "G" | "P" | "R" | "Y";
  /** The emblem that the player chose, as in `ChooseEmblem`. */
  emblem_pattern?: number;
}

/** The facts of a table beside the game, for everybody at it. */
export interface TableInfo {
  id: string;
  created: number;
  options: Record<string, unknown>;
  seats: Seat[];
  /** The seat with the rights of a host; −1 if there is none (a quick match, or bots only). */
  host: number;
  /** Seconds for a turn, or 0. */
  timer: number;
  /** The time at which the turn runs out, or 0. */
  deadline: number;
  /** The hash of the dealer's seed, in hex. */
  commitment: string;
  dealer: number;
  /** The table where this one goes on, or nothing. */
  rematch: string;
  /** `TABLE@PLY` if it began from a moment of another game. */
  forked: string;
  /** The number of spectators. */
  watching?: number;
  /** The stand-in for people that resign. */
  stand_in?: "bot" | "nobody";
  /** Whether others may let a bot play for a person who is away. */
  takes_over?: boolean;
  /** The deal, if others play it, too, and are compared: `daily/DAY/KIND` or `contest/ID/ROUND`. */
  deal?: string;
  /** Whether everybody finds it in the lobby. */
  public?: boolean;
  /** Whether its host lets nobody else come in. */
  locked?: boolean;
  /** Whether people may write to each other. */
  chat?: boolean;
  /** The edition of the cards that it is dealt from: `/api/cards/LANGUAGE?edition=N` has them. */
  edition?: number;
  /** Whether its players take their time, so that they may keep notes and plan moves. */
  over_days?: boolean;
}

/** One window as it is now. */
export interface WindowChange {
  seat: number;
  window: WindowState;
}

/** One score sheet: its total now, and those of its lines that are different, by their ids. */
export interface ScoreSheetChange {
  seat: number;
  total: number;
  lines: ScoreLine[];
}

/**
 * The fields of a `Scene` that are different now; one that is left out stays as it was. Single windows, and lines
 * of score sheets, are in `window_changes` and `score_changes`.
 */
export interface SceneChange {
  ply?: number;
  phase?: "choosing" | "over" | "playing";
  round?: number;
  turn?: number;
  turns?: Turn[];
  start?: number;
  seat?: number;
  question?: Question;
  hand?: string;
  origin?: string;
  waiting?: string[];
  drafted?: boolean;
  tool_used?: boolean;
  pool?: string[];
  places?: number[];
  bag?: number[];
  track?: string[][];
  removed?: string[];
  windows?: WindowState[];
  tokens?: number[];
  tools?: ToolCard[];
  public?: string[];
  private?: string[];
  dealt_sides?: string[];
  chosen_side?: number;
  have_chosen?: boolean[];
  own?: string[][];
  own_used?: boolean;
  picked?: string[];
  inspirations?: InspirationState[];
  glass?: RareGlassBoard | null;
  automa?: AutomaBoard | null;
  scores?: ScoreSheet[];
  target?: number | null;
  legal?: Choice[];
  can_undo?: boolean;
  ending?: GameResult | null;
  window_changes?: WindowChange[];
  score_changes?: ScoreSheetChange[];
}

/** A person wrote, sent an emote or nudged. */
export interface ChatMessage {
  type: "chat_message";
  seat: number;
  at: number;
  emote?: "bye" | "hello" | "nice" | "oops" | "sorry" | "thanks" | "thinking" | "wow" | null;
  /** The seats that were nudged. */
  nudged?: number[];
  /** In plain characters: no markup, nothing that cannot be seen. */
  text?: string;
}

/** The chat messages before you came; sent after `hello` where people may write. */
export interface ChatHistory {
  type: "chat_history";
  messages: ChatMessage[];
}

/** Say one of a few things, as a seat you hold. */
export interface Emote {
  type: "emote";
  ref: string;
  seat: number;
  emote: "bye" | "hello" | "nice" | "oops" | "sorry" | "thanks" | "thinking" | "wow";
}

/** Reminds the people the table waits for; once a turn. */
export interface Nudge {
  type: "nudge";
  ref: string;
  seat: number;
}

/** Write something, where the table's setting allows it; 300 characters at most. */
export interface Chat {
  type: "chat";
  ref: string;
  seat: number;
  text: string;
}

/** The first message: who you are here and all that happened before. */
export interface Hello {
  type: "hello";
  protocol: number;
  table: TableInfo;
  /** The seats you hold; several on one device is a hot seat. */
  seats: number[];
  /** The seat you see with; None is a spectator's view. */
  viewer: number | null;
  scene: Scene;
  story: StoryLine[];
  /** The number of the scene, which the next update changes. */
  number: number;
}

/** Something happened: the lines of the story, and what changed in the scene you have. */
export interface Update {
  type: "update";
  /** The lines it adds to the story. */
  story: StoryLine[];
  /** The number of the scene that is changed. If it is not the one you have, come in again. */
  base: number;
  /** The number of the scene after it. */
  number: number;
  change: SceneChange;
  deadline: number;
  /** The number of lines of the story that this takes back first (an undo). */
  undone?: number;
}

/** The people or settings of the table changed: a person came or left, was replaced, or set up a rematch. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}

/** You see the table from this seat now. */
export interface Seated {
  type: "seated";
  seat: number | null;
  scene: Scene;
  number: number;
}

/** Your choice is accepted and stored. The same choice sent again gets the same answer. */
export interface Done {
  type: "done";
  ref: string;
  /** The ply the table has reached by it. */
  ply: number;
}

/** Your message was refused and changed nothing. */
export interface Refused {
  type: "refused";
  ref: string;
  code: "already_nudged" | "empty_message" | "illegal" | "no_chat" | "nobody_to_nudge" | "not_allowed" | "not_your_turn" | "not_yours" | "over" | "stale" | "too_long" | "too_many" | "too_soon" | "unavailable" | "undo_limit" | "unreadable";
  /** For `illegal`: every reason (docs/rules-decisions.md). */
  reasons?: string[];
  ply?: number;
  /** For people: what was refused, and a sentence for each reason. */
  sentences?: Sentence[];
}

/** The reasons why an action is not possible now; none if it is possible. */
export interface Explanation {
  type: "explanation";
  ref: string;
  action: string;
  reasons: string[];
  /** The action in words, if it is one. */
  sentence?: Sentence | null;
  /** A sentence for each reason. */
  sentences?: Sentence[];
}

/**
 * The server closes this connection: `restart` (reconnect now), `not_saved` (a choice could not be saved; come
 * back to the table as the store has it), `removed` (the table was), `revoked` (what let you in was), `slow`.
 */
export interface Closing {
  type: "closing";
  reason: "not_saved" | "removed" | "restart" | "revoked" | "slow";
  /** For people, where they would wonder. */
  sentence?: Sentence | null;
}

/** The answer to a ping: the line is alive. */
export interface Pong {
  type: "pong";
}

/** A choice of a seat you hold, made when the scene had that ply. `ref` is yours, a new one for each choice. */
export interface Act {
  type: "act";
  ref: string;
  seat: number;
  ply: number;
  action: string;
}

/** Takes back the last choice of a seat you hold. */
export interface Undo {
  type: "undo";
  ref: string;
  seat: number;
  ply: number;
}

/** Ask why an action is not possible for a seat you hold. */
export interface Explain {
  type: "explain";
  ref: string;
  seat: number;
  action: string;
}

/** See with a seat you hold, or with None as a spectator does (the curtain of a hot seat). */
export interface Sit {
  type: "sit";
  seat: number | null;
}

/** Choose the color and the pattern of the emblem that stands beside the name of a seat you hold. */
export interface ChooseEmblem {
  type: "choose_emblem";
  seat: number;
  color?: "" | "B" | "G" | "P" | "R" | "Y";
  pattern?: number;
}

/** Keeps a connection open, and is answered by a pong: without one, the line is dead. */
export interface Ping {
  type: "ping";
}

/** A window and what its owner has beside it. The referee says what is missing for what it is asked. */
export interface RefereeWindow {
  name: string;
  /** Four rows such as `-- G4 R2 Y3 P6`. */
  dice: string[];
  pattern?: string;
  private?: string[];
  tokens?: number;
  /** Spaces whose dice were placed under a card that waived a rule. */
  excused?: string[];
  automa?: boolean;
}

/** The windows of a real table, in the order of their owners' first turns of the last round. */
export interface RefereeTable {
  windows: RefereeWindow[];
  public?: string[];
  mode?: "automa" | "solo" | "standard";
  options?: Record<string, unknown>;
  /** Solo: the dice of each round, as a text (`R1 Y2`) or a list. */
  track?: (string | string[])[];
}

/** The points of a score sheet. */
export interface Points {
  total: number;
  /** Points by public objective. */
  public: Record<string, number>;
  private: Record<string, number>;
  tokens: number;
  open: number;
  /** The Automa's, by its level. */
  bonus?: number;
}

/** A score sheet with its proof. */
export interface WindowScore {
  total: number;
  public: Record<string, number>;
  private: Record<string, number>;
  tokens: number;
  open: number;
  bonus?: number;
  name: string;
  /** By line (a card, `tokens`, `open`, `bonus`): what was found and where. */
  proof: Record<string, ScoreFind[]>;
}

/** The score sheets of a table and its ranking by name. */
export interface TableScores {
  scores: WindowScore[];
  ranking: string[];
  /** Solo only, like the two below: the score to beat; null if the table does not say what is on the round track. */
  target?: number | null;
  won?: boolean | null;
  margin?: number | null;
}

/** A die that breaks rules, and every reason. */
export interface Breach {
  space: string;
  reasons: string[];
}

/** The breaches of a window, and all smallest sets of dice whose removal mends it. */
export interface WindowCheck {
  name: string;
  breaches: Breach[];
  /** Dice that touch no other: the window does not show whether they were placed so or a tool left them so. */
  doubts: Breach[];
  removals: string[][];
}

/** The breaches of all windows of a table. */
export interface TableCheck {
  windows: WindowCheck[];
}

/** The player of a seat. One without a name is called by its kind. */
export interface RecordSeat {
  name: string;
  kind: "automa" | "bot" | "person";
  bot: string;
  /** A bot's, if it has levels, or the Automa's. */
  level: string;
}

/** The card set: its name, the texts of custom files, and the cards on the table with their certainty. */
export interface RecordCards {
  name: string;
  texts: string[];
  table: Record<string, string>;
  /** The edition of the boxes; left out for the first. */
  edition?: number;
}

/** The dealer of a game: the source of its chance. */
export interface RecordDealer {
  version: number;
  seed: string;
  /** The hash of the seed, as it was shown at the start. */
  commitment?: string;
  from?: number;
}

/** A question of a game to its dealer (docs/records.md). */
export interface ChanceQuestion {
  /** The line of the log that answers, counted from 0. */
  line: number;
  kind: "deal" | "draw" | "reroll" | "roll" | "start";
  purpose: string;
  amount: number;
  /** The cards of the deck, the dice that are rolled again, or how many dice of each color are in the bag. */
  among: (string | number)[];
  round: number;
  turn: number;
}

/** All that a record's game asked of chance. */
export interface ChanceQuestions {
  questions: ChanceQuestion[];
}

/** The result of a finished game. */
export interface RecordResult {
  scores: Points[];
  ranking: number[];
  /** Solo only, like the two below. */
  target?: number;
  margin?: number;
  won?: boolean;
}

/** A game: every choice and every outcome. */
export interface RecordFile {
  format: "vitral-game/2";
  options: Record<string, unknown>;
  cards: RecordCards;
  seats: RecordSeat[];
  dealer: RecordDealer | null;
  log: string[];
  result: RecordResult | null;
}

/** An uploaded game file, of this format or an earlier one. Only what the game needs must be there. */
export interface RecordUpload {
  format: "vitral-game/1" | "vitral-game/2";
  options: Record<string, unknown>;
  log: string[];
  cards?: RecordCards;
  seats?: RecordSeat[];
  /** Format 1: the players, bots by their English names. */
  names?: string[];
  dealer?: RecordDealer | null;
  result?: RecordResult | null;
}

/** A seat of a new table: a person on this device, a person by link, or a bot. */
export interface NewSeat {
  kind: "bot" | "here" | "link";
  name?: string;
  bot?: string;
}

/** A table to set up. Options are those of `vitral.Options`; `seats` has one entry a player, none for the Automa. */
export interface NewTable {
  seats: NewSeat[];
  options?: Record<string, unknown>;
  timer?: number;
  /** `TABLE@PLY` of a finished game: play on from there. */
  fork?: string;
  /** A finished table this one follows; its people find their way here. */
  rematch?: string;
  /** Windows of people's own, by their codes: everybody may choose one of them. A rematch keeps those of its table. */
  windows?: string[];
  /** The stand-in for people that resign, and for those away where a turn has a time limit of up to an hour. */
  stand_in?: "bot" | "nobody";
  /** Whether everybody finds it in the lobby, to join or to watch. */
  public?: boolean;
  /** The wanted level of players at a public table. */
  level?: "any" | "experienced" | "new";
  /** Whether people may write to each other: at tables of friends only, never at public ones. */
  chat?: boolean;
}

/** The table is there. Links come from `links`. */
export interface CreatedTable {
  table: string;
}

/** Secrets to hand on, as URL fragments: never part of an address that a server sees. */
export interface Links {
  /** Takes the next free seat; empty if none is free. */
  join: string;
  watch: string;
  /**
   * For the seats you hold: enter this seat on another device. For the host also the free ones, each a link of its
   * own.
   */
  seats: Record<string, string>;
}

/** For the host: reissue a link (`s2` is that of seat 2). Earlier ones are invalid from then on. */
export interface ReissueLink {
  link: "join" | "s0" | "s1" | "s2" | "s3" | "s4" | "s5" | "watch";
}

/** The new secret of a link. */
export interface ReissuedLink {
  link: "join" | "s0" | "s1" | "s2" | "s3" | "s4" | "s5" | "watch";
  secret: string;
}

/** A secret from a link's fragment, exchanged for a place in your cookie. */
export interface EnterTable {
  secret: string;
  name?: string;
  /** Look on, though the link would let you play. */
  watch?: boolean;
}

/** A secret from a link's fragment, to learn where it leads before it is used. */
export interface InvitationRequest {
  secret: string;
}

/** The table of an invitation link, as it is shown before the link is used. */
export interface Invitation {
  table: string;
  /** The name of who set the table up, or nothing. */
  host: string;
  options: Record<string, unknown>;
  timer: number;
  /** The number of free seats. */
  free: number;
  over: boolean;
  /** The seat that the link leads to, if it is one seat's. */
  seat: number | null;
  /** Whether the link only lets look on. */
  watch: boolean;
  /** Whether you play there already. */
  yours: boolean;
}

/** The table and seat of a secret; without a seat you are a spectator. */
export interface EnteredTable {
  table: string;
  seat: number | null;
}

/** Let a bot play a seat whose person left, or (without a bot) give it back to its person. */
export interface HandOverSeat {
  bot?: string;
}

/** A bot that may sit down at a table. */
export interface BotKind {
  name: string;
  /** Its average score against itself, two players, base game; null if it was not measured. */
  points: number | null;
  /**
   * Whether it plays that strongly here: yes; soon, when the server has prepared what it thinks with, and until then
   * less strongly; or less strongly, as that is not installed.
   */
  power?: "full" | "reduced" | "soon";
}

/** One thing that happened at a table, as it is stored. */
export interface SavedEvent {
  at: number;
  body: string;
}

/** A game as a file has it: how it was set up, and everything that happened. */
export interface SavedGame {
  id: string;
  created: number;
  stage: number;
  seed: string;
  setup: string;
  /** The seats of the person whose file it is. */
  seats: number[];
  events: SavedEvent[];
  format?: number;
}

/** A file with games, to go on with them elsewhere. */
export interface SavedGames {
  kind: "vitral-games";
  games: SavedGame[];
}

/** How many games of a file with saved games were new here, or went further than those stored. */
export interface RestoredGames {
  games: number;
}

/** A table where you have a seat, in the list of your games. */
export interface MyTable {
  table: string;
  options: Record<string, unknown>;
  names: string[];
  /** By seat: the bot that plays it under no name of its own, or nothing. */
  bots: string[];
  /** By seat: whether nobody has taken it yet. */
  free: boolean[];
  seats: number[];
  round: number;
  over: boolean;
  /** Whether a decision of yours is awaited. */
  yours: boolean;
  updated: number;
  /** As in `TableInfo`. */
  deal?: string;
  /** Whether it cannot be opened, since its stored events are damaged: nothing else of it is known. */
  damaged?: boolean;
}

/** You as a guest of this server, with your games. */
export interface Me {
  protocol: number;
  tables: MyTable[];
  /** Whether this server has a lobby. */
  lobby?: boolean;
  /** How many opponents of before ask for another game. */
  challenges?: number;
  /** Whether this server has the game for offline use, at `/site/`. */
  site?: boolean;
  /** Whether you have a key or a passkey, so that your browsers may store settings here (`Account.settings`). */
  key?: boolean;
  /** The time at which your browsers last stored settings here; 0 if never. */
  settings_saved_at?: number;
}

/** One step of a replay: what happened, and the table after it. */
export interface ReplayFrame {
  story: StoryLine[];
  scene: Scene;
}

/** A stretch of a finished game from one point of view. `plies` is how many moments the whole game has. */
export interface ReplayFrames {
  /** By seat, the Automa's last. */
  seats: RecordSeat[];
  options: Record<string, unknown>;
  plies: number;
  /** The moment at which each round begins, first round first. */
  rounds: number[];
  frames: ReplayFrame[];
  /** The edition of the cards that it was dealt from. */
  edition?: number;
}

/**
 * A refusal over HTTP: a code for programs, an English sentence for developers, and the part of the request it is
 * about.
 */
export interface Problem {
  code: string;
  message: string;
  where?: string;
  /** For people; none where only a program can have gone wrong. */
  sentence?: Sentence | null;
  /** The sentence in the language that the request asks for (`Accept-Language`). */
  text?: string;
}

/** The server takes requests: it can store events. */
export interface Readiness {
  status: "ready";
}

/** The process answers. */
export interface Liveness {
  status: "alive";
}

/** The server works and can store events. */
export interface Health {
  status: "ok";
  version: string;
  protocol: number;
  /** The number of tables in memory. */
  tables: number;
}

/** The OpenAPI description of the HTTP part. */
export interface ApiDescription {
  openapi: string;
  info: Record<string, string>;
  paths: Record<string, unknown>;
  components: Record<string, unknown>;
}

/** A condition on a table: all its parts hold. A part that is empty always holds. */
export interface OptionWhen {
  modes: string[];
  /** Fewest and most. */
  players: number[];
  /** Switches of which one is on. */
  with_any: string[];
  /** Switches that are all off. */
  without: string[];
}

/** The value an option has at such a table unless another one is given. */
export interface OptionUsual {
  value: string | number | boolean | null;
  when: OptionWhen;
}

/** Values that such a table may not choose, and why. */
export interface OptionRefusal {
  values: (string | number | boolean | null)[];
  when: OptionWhen;
  why: Sentence;
}

/** The numbers that such a table may choose. */
export interface OptionNumbers {
  least: number;
  most: number;
  when: OptionWhen;
}

/** A box whose cards can be named at such a table. */
export interface OptionBox {
  box: string;
  when: OptionWhen;
}

/** One option of a table. Its words are `option-NAME`, those of a value `option-NAME-VALUE`. */
export interface TableOption {
  name: string;
  kind: "cards" | "choice" | "number" | "switch";
  /** The section of forms that shows it; null if forms ask for it otherwise, or not at all. */
  group: "boxes" | "cards" | "play" | null;
  /** Null: the first of `usual` that holds, or no cards named. */
  default: string | number | boolean | null;
  /** The default first; none for a number and for cards. */
  values: (string | number | boolean | null)[];
  applies: OptionWhen;
  /** Why it is refused where it does not apply; null: there it means nothing. */
  elsewhere: Sentence | null;
  usual: OptionUsual[];
  refused: OptionRefusal[];
  /** The first that holds counts. */
  numbers: OptionNumbers[];
  boxes: OptionBox[];
}

/** A table shown to everybody. */
export interface OpenTable {
  table: string;
  /** The name of who set it up, or nothing. */
  host: string;
  options: Record<string, unknown>;
  players: number;
  free: number;
  timer: number;
  pace: "days" | "now";
  level: "any" | "experienced" | "new";
  /** Whether its host is at the table now. */
  here: boolean;
  created: number;
  /** 0 while windows are chosen. */
  round: number;
  /** Whether you hold a seat there. */
  yours: boolean;
  watching?: number;
  emblem_color?: "" | "B" | "G" | "P" | "R" | "Y";
  /** The emblem that its host chose, as in `ChooseEmblem`. */
  emblem_pattern?: number;
  /** Whether its host set it up for one person met before: that person, or the host, is the only one shown it. */
  challenge?: "" | "declined" | "open";
}

/** Tables that wait for people, and tables to watch. */
export interface Lobby {
  open: OpenTable[];
  watch: OpenTable[];
  /** The number of people at tables now. */
  online?: number;
}

/** Takes the next free seat of an open table, or watches. */
export interface JoinOpenTable {
  name?: string;
  watch?: boolean;
}

/** Play the base game with one other person: at once, or over days. */
export interface QuickMatch {
  pace: "days" | "now";
  name?: string;
}

/** A person with whom you have finished games. */
export interface Opponent {
  /** To be sent back to challenge them; it says nothing about who they are. */
  id: string;
  /** What they were called in the last game. */
  name: string;
  games: number;
  last: number;
}

/** Asks an opponent of before for another game for two; it begins if they accept. */
export interface ChallengeOpponent {
  id: string;
  pace: "days" | "now";
  name?: string;
}

/** The table of a quick match; `waiting` says that an opponent still has to come. */
export interface MatchedTable {
  table: string;
  waiting: boolean;
}

/** For the host: let nobody come in any more, or let people come in again. */
export interface LockTable {
  locked: boolean;
}

/** Blocks the player of that seat. */
export interface BlockPlayer {
  seat: number;
}

/** A player you blocked. */
export interface BlockedPlayer {
  /** To be sent back to meet them again; it says nothing about who they are. */
  id: string;
  name: string;
  since: number;
}

/** Stops blocking a player: you may meet at tables again. */
export interface UnblockPlayer {
  id: string;
}

/**
 * A move for the next turn of a seat: if the die still lies in the draft pool, take it, place it on that space and
 * end the turn.
 */
export interface PlannedMove {
  die: string;
  space: string;
}

/** A die of the draft pool, and the spaces of the seat's window that it fits. */
export interface PlannableDie {
  die: string;
  spaces: string[];
}

/** The notebook of a seat, as only its player gets it. */
export interface Notebook {
  note: string;
  /** The move that waits for the next turn, or the last one if it was dropped. */
  plan: PlannedMove | null;
  /** Why that move was not played; empty while it waits. */
  dropped: Sentence[];
  /** The moves that can be planned now: none on the seat's own turn, and after its last one in a round. */
  plannable: PlannableDie[];
}

/** Writes the note, or plans a move (with null, plans none); what is left out stays. */
export interface ChangeNotebook {
  note?: string;
  plan?: PlannedMove | null;
}

/** A game of yours of a day's deal. */
export interface DailyGame {
  day: string;
  kind: "glazier" | "solo";
  /** The id of its table; empty if it was sent as a file. */
  table: string;
  over: boolean;
  /** Whether it is the one by which you are ranked that day. */
  ranked: boolean;
  /** Whether its result counts: played by you alone, and in time. */
  counts: boolean;
  points: number;
  /** The points ahead of the target, or of the bot. */
  lead: number;
}

/** Today's deal (by UTC), and your games. */
export interface Daily {
  today: string;
  /** The first day that has a deal. */
  first: string;
  /** The time at which the next day begins. */
  ends: number;
  /** The number of days in a row that you have played. */
  streak: number;
  longest: number;
  /** Yours, the last ones first. */
  games: DailyGame[];
}

/** Play the deal of a day, under a name that the ranking shows. */
export interface PlayDaily {
  name?: string;
}

/** A place of the ranking. Equal results share a place. */
export interface DailyPlace {
  place: number;
  name: string;
  points: number;
  lead: number;
  yours: boolean;
}

/** A bar of the histogram of margins: how many people had this one. */
export interface DailyBar {
  lead: number;
  count: number;
}

/** The results of a day. */
export interface DailyStanding {
  day: string;
  kind: "glazier" | "solo";
  /** Whether its day is today: games begun now are ranked. */
  open: boolean;
  ends: number;
  /** The daily seed, in hex. */
  seed: string;
  /** The number of ranked people. */
  people: number;
  bars: DailyBar[];
  /** The first hundred, and yours. */
  places: DailyPlace[];
  /** Your ranked game, or else your last one. */
  mine: DailyGame | null;
  /** Your place in the ranking; 0 if you are not ranked. */
  place: number;
}

/**
 * A contest to set up. In every round all play the same deal, alone or against a bot, each at a table of their own.
 *
 * `once`: one round, everybody compared with everybody. `swiss`: so many rounds of pairs. `all`: everybody meets
 * everybody, a round for each.
 */
export interface NewContest {
  system: "all" | "once" | "swiss";
  kind: "glazier" | "solo";
  title?: string;
  /** The name you play under. */
  name?: string;
  /** The number of rounds of a `swiss` contest. */
  rounds?: number;
  /** The most days of a round; with 0 it ends when all have played, or the host ends it. */
  days?: number;
}

/** Enters a contest under a name. */
export interface EnterContest {
  name?: string;
}

/** One of your contests. */
export interface ContestLine {
  id: string;
  title: string;
  system: "all" | "once" | "swiss";
  kind: "glazier" | "solo";
  stage: "open" | "over" | "playing";
  created: number;
}

/** A player's place in the ranking: a win is 1, equal results ½ each. */
export interface ContestPlace {
  place: number;
  player: number;
  name: string;
  score: number;
  /** The scores of everybody they met, added up; it decides between equal scores. */
  opponents: number;
  /** All leads, added up; it decides next. */
  lead: number;
  won: number;
  drawn: number;
  lost: number;
  yours: boolean;
}

/** A player's result of a round. */
export interface ContestResult {
  player: number;
  points: number;
  lead: number;
  /** The table to replay; none while others may still play the same deal. */
  table?: string;
}

/** Two who meet, by their numbers; −1 is a bye. */
export interface ContestPair {
  first: number;
  second: number;
}

/**
 * The pairs of a round and their results. Results of a round that goes on are shown to
 * those who have played it.
 */
export interface ContestRound {
  pairs: ContestPair[];
  results: ContestResult[];
  /** The number of players who have not finished it. */
  waiting: number;
  over: boolean;
  /** The latest time at which it ends, or 0. */
  ends: number;
}

/** A contest and how it stands. */
export interface ContestStanding {
  id: string;
  title: string;
  system: "all" | "once" | "swiss";
  kind: "glazier" | "solo";
  stage: "open" | "over" | "playing";
  created: number;
  /** The number of rounds; 0 before it begins if that depends on the number of players. */
  rounds: number;
  /** Names by number. */
  players: string[];
  places: ContestPlace[];
  played: ContestRound[];
  /** Your number; −1 if you do not take part. */
  you: number;
  /** Whether you set it up. */
  host: boolean;
  /** Your table of the round that goes on, if you have begun it. */
  table: string;
  /** Whether you have finished it. */
  done: boolean;
}

/** A lesson in the list of lessons; its words are `lesson-ID` and `lesson-ID-STEP`. */
export interface LessonSummary {
  id: string;
  steps: number;
}

/** All lessons, in the order in which they build on each other. */
export interface Lessons {
  lessons: LessonSummary[];
}

/**
 * All answers so far, the new one last. Invalid answers, and all after them, are left out.
 *
 * `next` (read, or done), an action (`take R4`, `place B3`, `pass`), or what was chosen (`answer 10`).
 */
export interface LessonAnswers {
  answers: string[];
}

/** A fact that the words need, worked out by the engine: numbers, dice, spaces, ids of cards, seats. */
export interface LessonFact {
  name: string;
  kind: "card" | "dice" | "number" | "seat" | "spaces";
  values: string[];
}

/**
 * The verdict on the last answer of a lesson.
 *
 * `result`: `done` (the step is), `made` (a choice on the way), `found` (a space, not the last one); `refused` (by the
 * rules), `not_now` (legal, but not what is asked), `allowed` (something to be refused was to be tried),
 * `other_reason` (refused, but not for the reason sought), `found_already`, `wrong`.
 */
export interface LessonVerdict {
  right: boolean;
  result: string;
  reasons: string[];
  /** A sentence for each reason. */
  sentences: Sentence[];
}

/** The state of a lesson: what is said, what is asked, and the table. */
export interface LessonState {
  lesson: string;
  step: number;
  steps: number;
  /** The step before which the table was laid: at another one, all is new. */
  table: number;
  /** The words are `lesson-LESSON-ID`, and `lesson-LESSON-ID-done` when it is complete, if there are such. */
  id: string;
  task: "choose" | "do" | "find" | "read" | "try";
  /** The step is done, or asks nothing: `next` leads on. */
  complete: boolean;
  /** The lesson is over. */
  finished: boolean;
  /** The valid answers, to be sent again with the next one. */
  answers: string[];
  /** The number of answers before each step so far. */
  starts: number[];
  facts: LessonFact[];
  /**
   * The parts shown beside the window: `buttons, order, others, plate, pool, private, public, tools, track`, or an
   * objective by its id.
   */
  shows: string[];
  /** The answers to choose from. */
  options: LessonFact | null;
  /** Elements to point at (`Choice.element`). */
  marks: string[];
  /** Spaces that prove points. */
  lit: string[];
  /** Lines of the score sheet that have been counted. */
  sheet: ScoreLine[];
  /** The sum of the lines, once it has been counted too. */
  total: number | null;
  verdict: LessonVerdict | null;
  /** The story lines of the last answer. */
  story: StoryLine[];
  /** The table; `legal` holds what brings the learner on; until the points are counted, it shows none. */
  scene: Scene;
}

/** A lesson to take along: where answers lead, for as many as can be foreseen. */
export interface LessonPack {
  states: LessonState[];
  /** By all answers so far, joined by `|`: which of them. */
  at: Record<string, number>;
}

/** A puzzle in the list of puzzles; the words of its theme are `puzzle-theme-THEME`. */
export interface PuzzleSummary {
  id: string;
  /** From 1, the easiest, to 5: by the share of the bots' tries that miss it. */
  grade: number;
  /** Empty for a turn of one's own game. */
  theme: string;
  players: number;
  round: number;
}

/** All puzzles, the easiest first. */
export interface Puzzles {
  puzzles: PuzzleSummary[];
}

/**
 * All choices so far, the new one last: `take R4`, `place B3`, `pass`.
 *
 * `take R4; place B3` asks whether both could be made, and makes neither.
 */
export interface PuzzleChoices {
  choices: string[];
  /** Show the best turn without an answer. */
  give_up?: boolean;
}

/** The reasons why the last choice cannot be made; none if it was only asked about and is possible. */
export interface PuzzleRefusal {
  reasons: string[];
  /** A sentence for each reason. */
  sentences: Sentence[];
}

/** The verdict on an answer to a puzzle. */
export interface PuzzleVerdict {
  right: boolean;
  /** The turn that was played, as clauses; empty after giving up. */
  played: Sentence[];
  /** The best turn, as clauses. */
  best: Sentence[];
  /** The best turn as choices, which show it on the table. */
  turn: string[];
  /** Points that the turn played brings less, in play-outs of the master. */
  loss: number;
  /** Points that the best turn brings more than the next best. */
  margin: number;
  /** Of a hundred tries of the bots, how many miss it. */
  missed: number;
  /** Why it is the best, the weightiest reason first. */
  why: Sentence[];
}

/** The state of a puzzle after some choices. */
export interface PuzzleState {
  puzzle: PuzzleSummary;
  /** The choices made, to be sent again with the next one. */
  choices: string[];
  refused: PuzzleRefusal | null;
  /** Once the turn is over, or waits for chance. */
  verdict: PuzzleVerdict | null;
  /** The story lines of the last choice. */
  story: StoryLine[];
  /** The table as the seat to move sees it; nothing is legal once there is a verdict. */
  scene: Scene;
}

/** Ask the coach for advice, for a seat you hold. */
export interface HintRequest {
  seat: number;
}

/** An action of a turn, and the clause that says it. */
export interface Move {
  action: string;
  sentence: Sentence;
}

/** The coach's advice, from what your seat sees. */
export interface Advice {
  /** The ply of the scene it is for. */
  ply: number;
  /** The next action. */
  action: string;
  /** The whole turn, up to the first question to chance. */
  turn: Move[];
  /** Points more, on average, than ending the turn now; 0 where the turn cannot be ended. */
  gain: number;
  /** The score expected at the end of the game; in solo, above the target. */
  expected: number;
  /** The advice as one sentence. */
  sentence: Sentence;
  /** Why it is good, the weightiest reason first. */
  why: Sentence[];
}

/** The final scores to be expected after a turn. */
export interface TurnReview {
  /** The moment of the replay where the turn ended. */
  at: number;
  round: number;
  seat: number;
  /** Final scores by seat; in solo, above the target. */
  expected: number[];
}

/** A die that a turn places. */
export interface PlacedDie {
  die: string;
  space: string;
  /** The space it leaves, if it lay in the window. */
  origin?: string;
}

/** A turn that lost points against a better one, both played out in the same futures. Both turns as clauses. */
export interface Mistake {
  /** The moment of the replay before the turn. */
  at: number;
  round: number;
  seat: number;
  played: Sentence[];
  better: Sentence[];
  /** The expected score of that player after the turn, as in `GameReview.turns`. */
  expected: number;
  /** The expected score after the better turn. */
  best: number;
  /** Points it cost on average; `best` − `expected`. */
  loss: number;
  /** The cause of the loss. */
  theme: Sentence;
  /** The dice that the better turn places, to be drawn on the window. */
  ghosts?: PlacedDie[];
  /** The line of the log at which the turn begins. */
  ply?: number;
  /** The better turn as choices, without the pass that ends it. */
  turn?: string[];
}

/** Another try at a turn that the review calls a mistake: the game, the mistake, and all choices so far. */
export interface MistakeChoices {
  /** The game file, as for a review. */
  record: Record<string, unknown>;
  /** As in `Mistake`, like `turn` and `loss`. */
  ply: number;
  turn: string[];
  loss: number;
  choices: string[];
  give_up?: boolean;
}

/** The coach's review of a finished game. */
export interface GameReview {
  turns: TurnReview[];
  /** The largest first. */
  mistakes: Mistake[];
  /** By seat: points the dice brought more, or less, than other rolls would have on average. */
  luck: number[];
}

/** A stretch of a text, and how it is set. `option` is an option of a table in words, such as "Dice bag: Scaled". */
export interface Span {
  text: string;
  style?: "" | "em" | "option" | "strong";
}

/** A paragraph. */
export interface Paragraph {
  type: "paragraph";
  text: Span[];
}

/** A list. */
export interface Listing {
  type: "list";
  numbered: boolean;
  items: Span[][];
}

/** A table of words. */
export interface Grid {
  type: "grid";
  head: Span[][];
  rows: Span[][][];
}

/** A space and every reason why a die may not go there, or lie there. */
export interface RefusedSpace {
  space: string;
  reasons: string[];
  /** A sentence for each reason. */
  sentences: Sentence[];
}

/** The spaces where a die may go, and some where it may not. */
export interface Placing {
  type: "placing";
  die: string;
  /** The space it is moved from, or nothing for a die from elsewhere. */
  origin: string;
  /** By the usual rules, with something waived, or `alone`: the die may touch no other. */
  how: "alone" | "ignoring_color" | "ignoring_print" | "ignoring_value" | "usual";
  spaces: string[];
  refused: RefusedSpace[];
}

/** The score of a window for an objective. */
export interface Scoring {
  type: "scoring";
  line: ScoreLine;
}

/** A whole score sheet. */
export interface Totalling {
  type: "totalling";
  sheet: ScoreSheet;
}

/** The breaches of a window, and the smallest repairs. */
export interface Checking {
  type: "checking";
  breaches: RefusedSpace[];
  removals: string[][];
}

/** A window, and what the engine says of it. */
export interface WindowExample {
  type: "window";
  pattern: string;
  dice: string[][];
  excused: string[];
  shown: ExampleResult[];
}

/** The turns of a round, by seats counted from 1. */
export interface TurnsExample {
  type: "turns";
  players: number;
  start: number;
  order: number[];
}

/** The lighter round track: dice of the round before, dice left, and those of which one may go down alone. */
export interface TrackExample {
  type: "track";
  before: string[];
  left: string[];
  alone: string[];
}

/** A part of a page; the first one has no id and the title of the page. */
export interface BookSection {
  id: string;
  title: string;
  blocks: Block[];
}

/** A page of the rulebook. */
export interface BookPage {
  id: string;
  title: string;
  part: string;
  sections: BookSection[];
}

/** The rulebook in a language. */
export interface Rulebook {
  language: string;
  /** The parts that pages belong to, in order. */
  parts: string[];
  pages: BookPage[];
  /** The section that explains each card, reason and line of the score sheet: `page` or `page#section`. */
  links: Record<string, string>;
  /** Groups of words that mean the same in a search; the book's own word is first. */
  synonyms: string[][];
}

/** A window that a person draws: four rows of five letters (`R Y G B P`), digits or dots. */
export interface WindowDesign {
  name: string;
  difficulty: number;
  grid: string[];
  /** Have the bots build it, which takes a second or two. */
  measure?: boolean;
}

/** Average results of bots on a window, and on the printed ones. */
export interface WindowMeasure {
  /** The mean number of open spaces. */
  open: number;
  points: number;
  /** The difficulty of the printed windows in which about as many spaces are left open. */
  suggested: number;
  /** By difficulty: the spaces left open in the printed windows. */
  printed: Record<string, number>;
}

/** The check of a designed window. */
export interface WindowDesignReport {
  /** Its code; empty while it has a problem. */
  code: string;
  /** Why it cannot be used; null if it can. */
  problem: Sentence | null;
  /** The problem in the language that the request asks for (`Accept-Language`). */
  text: string;
  /** Pairs of neighboring spaces that ask for the same, so that no dice can fill both. */
  clashes: string[][];
  /** Dice that fill it, row by row; none if there are none. */
  filled: string[];
  /** If it was asked for, and the window can be filled. */
  measured: WindowMeasure | null;
}

/** The fields of every card. Its text says what it does, its note which part of it is not certain. */
export interface CardText {
  id: string;
  name: string;
  text: string;
  note: string;
  certainty: "inferred" | "invented" | "one" | "reconstructed" | "rulebook" | "several";
  /** Keys of `Cards.sources`. */
  sources: string[];
  box: string;
}

/** A side of a window card: four rows of five letters (`R Y G B P`), digits or dots. */
export interface CardPattern {
  kind: "pattern";
  id: string;
  name: string;
  text: string;
  note: string;
  certainty: "inferred" | "invented" | "one" | "reconstructed" | "rulebook" | "several";
  sources: string[];
  box: string;
  difficulty: number;
  grid: string[];
}

/** A tool. */
export interface CardTool {
  kind: "tool";
  id: string;
  name: string;
  text: string;
  note: string;
  certainty: "inferred" | "invented" | "one" | "reconstructed" | "rulebook" | "several";
  sources: string[];
  box: string;
  number: number;
  when: ("after_draft" | "before_draft" | "first_turn" | "second_turn")[];
  steps: string[];
  solo_color: string;
  /** The die that pays for it in solo by the first printing: a value or a color letter. */
  first_printing: string;
  /** The path of an SVG, 32 by 32. */
  picture: string;
}

/** A public objective. */
export interface CardPublic {
  kind: "public";
  id: string;
  name: string;
  text: string;
  note: string;
  certainty: "inferred" | "invented" | "one" | "reconstructed" | "rulebook" | "several";
  sources: string[];
  box: string;
  /** For each find. */
  points: number;
  goal: CardGoal;
  /** Its picture: the panes of a window that are lit, with a color letter, a value or nothing on each. */
  emblem: Record<string, string>;
}

/** A private objective: the dice of a color, or those on some spaces. */
export interface CardPrivate {
  kind: "private";
  id: string;
  name: string;
  text: string;
  note: string;
  certainty: "inferred" | "invented" | "one" | "reconstructed" | "rulebook" | "several";
  sources: string[];
  box: string;
  points: number;
  /** The color it counts, or nothing. */
  color: string;
  /** The spaces it counts, if it counts no color. */
  spaces: string[];
  goal: CardGoal;
  /** As that of a public objective. */
  emblem: Record<string, string>;
}

/** An inspiration. */
export interface CardInspiration {
  kind: "inspiration";
  id: string;
  name: string;
  text: string;
  note: string;
  certainty: "inferred" | "invented" | "one" | "reconstructed" | "rulebook" | "several";
  sources: string[];
  box: string;
  per: "game" | "round";
  moment: "in_hand" | "tool" | "turn";
  price: number;
  setup_tokens: number;
  solo: boolean;
}

/** A rare-glass board. */
export interface CardBoard {
  kind: "board";
  id: string;
  name: string;
  text: string;
  note: string;
  certainty: "inferred" | "invented" | "one" | "reconstructed" | "rulebook" | "several";
  sources: string[];
  box: string;
  slots: number;
  price: "as_tool" | "corners_open" | "dice_left" | "missing_colors" | "one" | "top_row_open";
  reroll: boolean;
}

/** The public objectives that the Automa scores as everybody does, and those it scores by its full columns. */
export interface AutomaScoring {
  normal: string[];
  by_columns: string[];
  points_per_column: number;
}

/** The Automa. */
export interface CardAutoma {
  kind: "automa";
  id: string;
  name: string;
  text: string;
  note: string;
  certainty: "inferred" | "invented" | "one" | "reconstructed" | "rulebook" | "several";
  sources: string[];
  box: string;
  /** The color of each column of its window, such as `RYGBP`. */
  columns: string;
  tokens: number;
  positions: string[];
  scoring: AutomaScoring;
  level_bonus: Record<string, number>;
}

/** A card of the Automa's deck. */
export interface AutomaDeckCard {
  kind: "automa_card";
  id: string;
  name: string;
  text: string;
  note: string;
  certainty: "inferred" | "invented" | "one" | "reconstructed" | "rulebook" | "several";
  sources: string[];
  box: string;
  /** In order of preference. */
  places: number[];
  /** The place of the tool it pays for; 0 for none. */
  tool: number;
  effect: "glass" | "misfits_anywhere" | "none" | "second_die_at_once";
  passion: boolean;
}

/** All cards in one language, in the order of their boxes. */
export interface Cards {
  edition: number;
  cards: Card[];
  /** Pairs of public objectives that are better not on the table together. */
  avoid: string[][];
  /** A line about each source that cards cite. */
  sources: Record<string, string>;
}

/** Hours without notifications: minutes of the day, in a time zone. There are none if both are equal. */
export interface QuietHours {
  start: number;
  end: number;
  zone: string;
}

/** The account of the requesting person. */
export interface Account {
  /** The time at which your key was made; 0 without one. */
  key: number;
  passkeys: number;
  /** The number of your browsers, this one included. */
  devices: number;
  settings_saved_at: number;
  /** The settings that one of your browsers stored last. */
  settings: Record<string, unknown>;
  /** The address that was confirmed, or nothing. */
  mail: string;
  quiet: QuietHours | null;
  /** The public key for push subscriptions; empty if the server sends none. */
  push_key: string;
  /** Whether the server sends mail. */
  sends_mail: boolean;
  /** The number of your browsers that take notifications. */
  pushes: number;
  /** The notification channel by table. */
  notifications: Record<string, "" | "mail" | "push">;
}

/** A new key, sent only once: the server stores only its hash. */
export interface NewKey {
  phrase: string;
}

/** Signs this browser in as the person with that key. */
export interface KeySignIn {
  phrase: string;
  /** Whether the games of this browser come along. */
  bring_games?: boolean;
}

/** The settings of a browser, as JSON by name: at most 32 KiB. */
export interface SavedSettings {
  settings: Record<string, unknown>;
}

/** The time at which the server stored the settings of a browser, in seconds since 1970. */
export interface SettingsSavedAt {
  at: number;
}

/** The WebAuthn data with which a browser makes or uses a passkey, and a state to send back with its answer. */
export interface PasskeyChallenge {
  options: Record<string, unknown>;
  state: string;
}

/** The browser's answer, as WebAuthn has it. */
export interface PasskeyResponse {
  state: string;
  credential: Record<string, unknown>;
  bring_games?: boolean;
}

/** A browser that takes notifications, as it says itself. */
export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The mail address for notifications; empty to get no more mail. */
export interface MailAddress {
  mail: string;
}

/** The notification channel of a table, for when it is your turn. */
export interface TableNotifications {
  channel: "" | "mail" | "push";
}

/** Quiet hours, and the language of notifications. */
export interface NotificationPreferences {
  quiet: QuietHours | null;
  language: string;
}

/** A secret out of a message: confirm an address, or stop notifications. */
export interface MailToken {
  token: string;
}

/** The effect of a secret from a message. */
export interface MailTokenResult {
  /** An address was confirmed; no more about one table; no more mail at all. */
  what: "confirmed" | "mail" | "table";
  mail?: string;
}

/** A person's strength in a mode: against people, bots, the target of solo games, the Automa. */
export interface ModeRating {
  mode: "automa" | "bots" | "solo" | "standard";
  rating: number;
  deviation: number;
  provisional: boolean;
  games: number;
}

/** Your games of one mode, and your points in them. */
export interface ModeStatistics {
  mode: string;
  games: number;
  won: number;
  mean: number;
  best: number;
  best_table: string;
}

/** Average points of an objective, or of games with a window or a tool, and how often it was used. */
export interface CardStatistics {
  id: string;
  games: number;
  mean: number;
  best: number;
  used?: number;
}

/** Games against an opponent: a person by their last name here, or a bot. */
export interface OpponentStatistics {
  name: string;
  bot: string;
  games: number;
  ahead: number;
}

/** A finished game of yours. */
export interface FinishedGame {
  table: string;
  at: number;
  mode: string;
  place: number;
  players: number;
  total: number;
  won: boolean;
}

/** Statistics of your games on this server. */
export interface Statistics {
  ratings: ModeRating[];
  modes: ModeStatistics[];
  objectives: CardStatistics[];
  windows: CardStatistics[];
  tools: CardStatistics[];
  against: OpponentStatistics[];
  /** The latest games, the newest first. */
  games: FinishedGame[];
}

/** All data stored about the requesting person. */
export interface PersonalData {
  made: number;
  person: Record<string, unknown>;
  devices: number;
  passkeys: Record<string, unknown>[];
  /** The addresses of browsers that take notifications. */
  pushes: string[];
  notifications: Record<string, "" | "mail" | "push">;
  /** Seats by table, with the name there. */
  seats: Record<string, unknown>[];
  ratings: ModeRating[];
  results: Record<string, unknown>[];
  /** Games of daily deals and contests. */
  deals?: Record<string, unknown>[];
  contests?: string[];
  /** The people you blocked, by the name they had. */
  blocks?: Record<string, unknown>[];
  /** Your chat messages at tables of friends. */
  chat?: Record<string, unknown>[];
  /** Your notes and planned moves, by table. */
  notebooks?: Record<string, unknown>[];
}

/** The account was erased, with the names and access at this many seats. */
export interface ErasedData {
  seats: number;
}

/** The players of a real table, and the cards on it before the first roll. */
export interface RealTableSetup {
  options: Record<string, unknown>;
  seats: NewSeat[];
  /** The window of each seat; nothing for one that is not known yet. */
  windows?: string[];
  /** The private objectives of each seat, the Automa's last; none for those that people keep to themselves. */
  private?: string[][];
  /** The cards of the table by deck. */
  cards?: Record<string, string[]>;
  /** The seat that begins; −1 if it is not known yet. */
  start?: number;
  /** Windows of people's own, by their codes. */
  codes?: string[];
}

/** A game so far, and what is to be added to it. */
export interface RealTableRequest {
  setup: RealTableSetup;
  /** The lines entered before. */
  log?: string[];
  /** The lines entered now. None is accepted if the rules refuse any of them. */
  entries?: string[];
  /** Whether the entries are only to be tried, to learn why they are refused. */
  trial?: boolean;
  /** Lines entered before that follow the entries, where something earlier is corrected. */
  following?: string[];
  /** The line of the log that the entries replace. */
  replaced_line?: string;
  /**
   * The log before the correction, which ends with the lines that follow: each of them stays with the turn in which
   * it was entered there. Then entries without a line that they replace are entered before them.
   */
  uncorrected?: string[];
  /** Leave out the whole turn of the first line that follows: its player passes, or chooses again. */
  leave_out?: "" | "again" | "pass";
  /**
   * Enter forced lines after the entries: the only choice of a person, and the end of a turn in which a
   * die was drafted and only tools are left to use.
   */
  enter_forced?: boolean;
  /**
   * Suppose where people's dice lie: only dice are entered, and after each the line of a space, which ends in ` ?`.
   * Spaces that are entered are taken for supposed ones, too.
   */
  suppose_spaces?: boolean;
  /**
   * Where the dice of each seat really lie, by space, in the place of all that was supposed; empty for seats that are
   * not entered.
   */
  dice_spaces?: Record<string, string>[];
  /**
   * Decks of the setup to deal from, where cards are not named yet: `tools`, `public`, `private`, `windows`, `board`,
   * `inspirations`, and `start`.
   */
  deal?: string[];
  /** Whether the lines of the log are wanted in words. */
  history?: boolean;
  /** Whether the game is wanted as a record file. */
  record?: boolean;
}

/** The cards that a table may be laid out with, and how many of each belong there. */
export interface RealTableDecks {
  /** Card ids by deck; under `windows` the patterns. */
  decks: Record<string, string[]>;
  /** The number of cards of each deck on the table, or for each seat. */
  counts: Record<string, number>;
}

/** A question to people at a real table: what they rolled, drew or revealed. */
export interface RealTableQuestion {
  kind: "deal" | "draw" | "reroll" | "roll";
  /** The purpose of the outcome: `pool`, `own`, `board`, `picked`, …, or the deck. */
  purpose: string;
  amount: number;
  /** The dice whose new values are asked for, or the cards that may come. */
  among: string[];
  /** The number of dice of each color that may come: R Y G B P. */
  bag: number[];
}

/** The reasons why entries are not possible now; none if they are. */
export interface RealTableRefusal {
  reasons: string[];
  /** A sentence for each reason. */
  sentences: Sentence[];
  /** The refused choice in words, if it is a choice. */
  sentence?: Sentence | null;
}

/** The choices of a bot at a real table, until people have to roll or its turn ends. */
export interface RealTableTurn {
  seat: number;
  entries: string[];
  /** Its choices in words, one after the other. */
  clauses: Sentence[];
  /** What everybody can see of why it does that: nothing of its private objective. */
  why?: Sentence[];
}

/** A line of the log in words. */
export interface RealTableLine {
  round: number;
  /** The seat that chose; −1 for rolls and draws. */
  seat: number;
  /** None for what was rolled or drawn. */
  sentence: Sentence | null;
  /** Whether it is a space that nobody entered. */
  supposed?: boolean;
  /** At honor tables: the rules that a die was placed against, as reasons. */
  against?: string[];
}

/** A game at a real table. */
export interface RealTableState {
  /** As it was sent, with the cards that were dealt. */
  setup: RealTableSetup;
  log: string[];
  /**
   * Lines that do not fit any more, the first one to be entered again; or that wait until a turn has ended, if
   * nothing was refused.
   */
  following: string[];
  /** Why the entries, or the first of the lines that follow, cannot be. */
  refused: RealTableRefusal | null;
  /** While something is missing before the first roll; then there is no scene. */
  decks: RealTableDecks | null;
  scene: Scene | null;
  asks: RealTableQuestion | null;
  /** The newest lines. */
  story: StoryLine[];
  /** The number of story lines that the entries added. */
  news: number;
  /** The seats whose dice lie where it is supposed, not where anybody entered it. */
  supposed: number[];
  /** The seats whose private objectives are not known, once the game is over: they are needed for the scores. */
  unknown: number[];
  history?: RealTableLine[];
  record?: string;
  /** While dice are removed after a check: the rules that each die breaks, as reasons by space. */
  broken?: Record<string, string[]>;
  /** The turn in which the first of the lines that follow was entered, if it can be left out. */
  misfit?: RealTableTurn | null;
}

/** Dice around, beside or equal to the rare glass die of the window; none without one. */
export interface ByGlassGoal {
  kind: "by_glass";
  rule: "column" | "echo" | "highest_around" | "rays" | "row" | "scale" | "unique_around";
}

/** Dice that have a diagonal neighbor alike in the trait; counted die by die. */
export interface DiagonalsGoal {
  kind: "diagonals";
  trait: "color" | "value";
}

/** Complete rows or columns in which a trait never repeats. */
export interface LinesGoal {
  kind: "lines";
  axis: "column" | "row";
  trait: "color" | "value";
}

/** Pairs of dice at matching places that are alike in a trait, or in both. */
export interface PairsGoal {
  kind: "pairs";
  pairing: "left_right" | "mirror" | "upper_lower";
  trait: "both" | "color" | "value";
}

/** Sets of dice showing each member once, anywhere: values `1`-`6` or color letters. */
export interface SetsGoal {
  kind: "sets";
  members: string[];
}

/** The sum of the values of all dice of one color. */
export interface SumOfColorGoal {
  kind: "sum_of_color";
  color: string;
}

/** The sum of the values of the dice on some spaces, whatever their colors. */
export interface SumOfSpacesGoal {
  kind: "sum_of_spaces";
  spaces: string[];
}

export type StoryLine = DieDrafted | OwnDieTaken | DieLeft | DieLeftOnBoard | DieLost | DieSet | DieFlipped | DieSwappedWithOwn | OwnDiePicked | DieDrawn | DieTakenUp | DiePaid | FirstGlassRolled | OwnDiceRolled | PoolRolled | PlacesRolled | RoundEnded | DieRerolled | PickedDiceRerolled | PoolRerolled | NewGlassRolled | ToolsDealt | PublicObjectivesDealt | GlassBoardDealt | InspirationsDealt | ToolUsedFree | AutomaCannotPay | WindowRevealed | ToolUsed | InspirationUsed | TokensGathered | AutomaPays | DiePlaced | DieLifted | DieRemoved | AutomaGlassAt | AutomaLateGlass | CheckFoundMistake | CheckFoundNothing | AutomaTakes | AutomaGoesOn | AutomaSwaps | AutomaMisfit | AutomaLost | GlassTaken | AutomaGlass | PrivateObjectivesDealt | BoardPlaced | StartPlayerDrawn | SideChosen | RoundEndedEmpty | TurnPassed | TurnEnded | SecondTurnSkipped | DieTakenFromPlace | DieMoved | DieSwappedWithTrack | InspirationDeclined | ToolStopped | OneDieOntoTrack | AllDiceOntoTrack | OwnMistakeFound | OwnWindowFaultless | CheckDeclined | SeatGivenToBot | BotTookOver | PlayerReturned | ResignedToBot | ResignedToNobody | LinkReissued | StandInForTurn | StandInForGood | TurnCutShort | AutomaCard | AutomaNothing | AutomaToolIsBoard | AutomaAtOnce | AutomaNoGlass | AutomaGlassPushed | AutomaGlassPushedOut;

export type Question = SideQuestion | TurnQuestion | TakeQuestion | PlaceQuestion | LiftQuestion | ValueQuestion | TrackQuestion | OwnQuestion | PickQuestion | PayQuestion | KeepQuestion | ToolQuestion | InspirationQuestion | CheckQuestion | RemoveQuestion | NoQuestion;

export type FromServer = Hello | Update | TableChanged | Seated | Done | Refused | Explanation | Closing | Pong | ChatMessage | ChatHistory;

export type FromPage = Act | Undo | Explain | Sit | ChooseEmblem | Ping | Emote | Nudge | Chat;

export type Block = Paragraph | Listing | Grid | WindowExample | TurnsExample | TrackExample;

export type ExampleResult = Placing | Scoring | Totalling | Checking;

export type CardGoal = ByGlassGoal | DiagonalsGoal | LinesGoal | PairsGoal | SetsGoal | SumOfColorGoal | SumOfSpacesGoal;

export type Card = CardPattern | CardTool | CardPublic | CardPrivate | CardInspiration | CardBoard | CardAutoma | AutomaDeckCard;
