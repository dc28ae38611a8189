/** Loads the messages of a language, part by part (`web/messages-plugin.ts`). */
declare module "virtual:messages" {
  type Part = "start" | "table" | "other" | "real";
  const messages: Record<"en" | "pt" | "es" | "ru" | "de", Record<Part, () => Promise<{ default: string }>>>;
  export default messages;
}
