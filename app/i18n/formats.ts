import type { Cents, VatRate } from "#app/lib/money.ts";
import { INTL_TAG, type Locale } from "./locale.ts";

/** Where the company is: every time of day on the site is this place's. */
const TIME_ZONE = "Europe/Dublin";

/**
 * `€1,234.50`, the same in both languages. Written by hand, because the page's bytes must not depend on the
 * language data of the machine that renders it.
 */
export function formatMoney(amount: Cents): string {
  const whole = Math.floor(Math.abs(amount) / 100);
  const rest = String(Math.abs(amount) % 100).padStart(2, "0");
  return `${amount < 0 ? "−" : ""}€${String(whole).replace(/\B(?=(\d{3})+$)/g, ",")}.${rest}`;
}

/** A VAT rate in basis points as a number for `{rate}%`: 1350 is "13.5". */
export function formatRate(rate: VatRate): string {
  return String(rate / 100);
}

/** 21 November 2026 · 21 Samhain 2026. */
export function formatDate(locale: Locale, instant: Date): string {
  return new Intl.DateTimeFormat(INTL_TAG[locale], { dateStyle: "long", timeZone: TIME_ZONE }).format(
    instant,
  );
}

/** 21 November 2026 at 14:30. */
export function formatDateTime(locale: Locale, instant: Date): string {
  return new Intl.DateTimeFormat(INTL_TAG[locale], {
    dateStyle: "medium",
    timeStyle: "short",
    hourCycle: "h23",
    timeZone: TIME_ZONE,
  }).format(instant);
}

/** 14:30. */
export function formatTime(locale: Locale, instant: Date): string {
  return new Intl.DateTimeFormat(INTL_TAG[locale], {
    timeStyle: "short",
    hourCycle: "h23",
    timeZone: TIME_ZONE,
  }).format(instant);
}
