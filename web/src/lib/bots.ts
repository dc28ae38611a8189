/** The bot that sits down where nobody named another. */
export const BOT = "apprentice";
/** The bot of a first game. */
export const GENTLE = "apprentice:1";
