/** The bot that sits down where nobody named another. */
export const BOT = "apprentice";
