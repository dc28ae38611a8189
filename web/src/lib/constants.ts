// Made from scripts/generators/page_constants.py by `make generate`; do not edit.

export const ROWS = ["A", "B", "C", "D"] as const;
export const COLUMNS = [1, 2, 3, 4, 5] as const;
export const COLORS = "RYGBP" as const;
export const ROUNDS = 10;
export const FIRST_PRICE = 1;
export const LATER_PRICE = 2;
export const OPEN_SPACE = 1;
export const SOLO_OPEN_SPACE = 3;
export const DEALER_VERSION = 1;
export const MAX_CUSTOM_WINDOWS = 4;
export const WINDOW_NAME_LENGTH = 24;
export const PLAYER_NAME_LENGTH = 40;
export const CONTEST_TITLE_LENGTH = 60;
export const CHAT_MESSAGE_LENGTH = 300;
export const NOTE_LENGTH = 2000;
export const CHAT_LINES = 200;
export const EMOTES = ["hello", "nice", "wow", "thanks", "thinking", "oops", "sorry", "bye"] as const;
export const SHORT_TURN_SECONDS = 3600;
export const RECORD_BYTES = 2000000;
export const CLOSE_CODES = {"NO_TEXT": 1007, "TOO_LONG": 1009, "RESTART": 1012, "SLOW": 1013, "NOT_LET_IN": 4403, "NO_TABLE": 4404, "DAMAGED": 4409, "TOO_MANY": 4429} as const;
