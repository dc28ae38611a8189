/** Minutes of a day and how a field for times tells them. */

export function clock(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

export function minutes(told: string): number {
  const [hour = 0, minute = 0] = told.split(":").map(Number);
  return (hour * 60 + minute) % 1440 || 0;
}
