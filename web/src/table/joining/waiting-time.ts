/** How long somebody has waited, as a clock shows it: "1:05". */
export function waitedText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}
