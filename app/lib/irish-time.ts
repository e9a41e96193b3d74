const WALL = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Dublin",
  dateStyle: "short",
  timeStyle: "short",
});

const TYPED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** An instant as a field for date and time holds it, by the clocks of Ireland: "2026-11-21T16:45". */
export function toIrishInput(instant: Date | null): string {
  return instant ? WALL.format(instant).replace(" ", "T") : "";
}

/** The instant of such a text; null for anything else. An hour that the clocks skip counts as the one after it. */
export function fromIrishInput(text: string): Date | null {
  const wall = TYPED.test(text) ? Date.parse(`${text}Z`) : Number.NaN;
  if (Number.isNaN(wall)) return null;
  const offsetAt = (ms: number) => Date.parse(`${toIrishInput(new Date(ms))}Z`) - ms;
  const guess = wall - offsetAt(wall);
  return new Date(wall - offsetAt(guess));
}
