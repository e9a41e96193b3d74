import { toIrishClock } from "#app/lib/time/irish-time.ts";
import type { Locale } from "./locale.ts";

/** Chromium brings no Irish names of months, so a page would say one thing from the server and another after. */
const MONTHS: Record<Locale, readonly string[]> = {
  en: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
  ga: [
    "Eanáir",
    "Feabhra",
    "Márta",
    "Aibreán",
    "Bealtaine",
    "Meitheamh",
    "Iúil",
    "Lúnasa",
    "Meán Fómhair",
    "Deireadh Fómhair",
    "Samhain",
    "Nollaig",
  ],
};

/** Sunday first. */
const WEEKDAYS: Record<Locale, readonly string[]> = {
  en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  ga: ["Dé Domhnaigh", "Dé Luain", "Dé Máirt", "Dé Céadaoin", "Déardaoin", "Dé hAoine", "Dé Sathairn"],
};

/** 21 November 2026 · 21 Samhain 2026. */
export function formatDate(locale: Locale, instant: Date): string {
  const clock = toIrishClock(instant);
  return `${clock.getUTCDate()} ${MONTHS[locale][clock.getUTCMonth()]} ${clock.getUTCFullYear()}`;
}

/** 21 November 2026, of the day "2026-11-21". */
export function formatIsoDate(locale: Locale, day: string): string {
  return formatDate(locale, new Date(`${day}T12:00:00Z`));
}

/** November · Samhain. */
export function formatMonth(locale: Locale, instant: Date): string {
  return MONTHS[locale][toIrishClock(instant).getUTCMonth()] ?? "";
}

/** 21 November 2026, 14:30. */
export function formatDateTime(locale: Locale, instant: Date): string {
  return `${formatDate(locale, instant)}, ${formatTime(instant)}`;
}

/** Friday 6 August 2027, 17:00 · Dé hAoine 6 Lúnasa 2027, 17:00. */
export function formatDayTime(locale: Locale, instant: Date): string {
  return `${WEEKDAYS[locale][toIrishClock(instant).getUTCDay()]} ${formatDateTime(locale, instant)}`;
}

/** 14:30, the same in both languages. */
export function formatTime(instant: Date): string {
  return toIrishClock(instant).toISOString().slice(11, 16);
}
