/** The source of the current instant. Tests pass their own, so that time can be moved. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Seconds as whole minutes, at least 1. */
export function minutesIn(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / 60));
}

export function addMs(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms);
}
