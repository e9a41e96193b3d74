/** Minutes after midnight as a field holds them: 09:00 for 540. */
export function clockTime(minutesAfterMidnight: number): string {
  const [hours, minutes] = [Math.floor(minutesAfterMidnight / 60), minutesAfterMidnight % 60];
  return `${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
}
