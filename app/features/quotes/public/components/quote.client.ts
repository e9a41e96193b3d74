/**
 * Computes the sums of a quote when an optional line is ticked or unticked: by the calculation of the server, from the
 * content that was frozen when the quote was sent. What the accept form says that was on the screen follows.
 */

import { formatMoney } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/quote-page.ts";
import { whenParsed } from "#app/ui/session/when-parsed.ts";
import type { QuoteContent } from "../../content/quote-content.ts";
import { OPTION, optionsSearch } from "../quote-options.ts";
import { quoteSums, type SumRow } from "../quote-sums.ts";

function start(): void {
  const stored = document.querySelector("[data-quote-content]")?.textContent;
  if (!stored) return;
  const content: QuoteContent = JSON.parse(stored);
  const locale: Locale = document.documentElement.lang.startsWith("ga") ? "ga" : "en";
  for (const button of document.querySelectorAll<HTMLElement>("[data-quote-recalculate]"))
    button.hidden = true;
  const show = () => showSums(content, locale);
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLElement) || target.dataset["quoteOption"] === undefined) return;
    const total = formatMoney(show());
    const status = document.querySelector("[data-quote-status]");
    if (status) status.textContent = format(locale, messages.recalculated, { total });
  });
  // Browsers put ticks back that were set before a reload or a step back.
  show();
  window.addEventListener("pageshow", show);
}

/** Returns the total in cents, VAT included. */
function showSums(content: QuoteContent, locale: Locale) {
  const boxes = document.querySelectorAll<HTMLInputElement>(`input[name="${OPTION}"][data-quote-option]`);
  const options = [...boxes].filter(({ checked }) => checked).map(({ value }) => value);
  const sums = quoteSums(content, options, locale);
  fill("rows", sums.rows);
  fill("due", sums.due);
  for (const total of document.querySelectorAll("[data-quote-total], [data-quote-bar-total]"))
    total.textContent = formatMoney(sums.total);
  const seen = document.querySelector<HTMLInputElement>("[data-quote-seen]");
  if (seen) seen.value = String(sums.total);
  const deposit = document.querySelector("[data-quote-deposit]");
  const [first] = sums.due;
  if (deposit && first) deposit.textContent = first.value;
  const pdf = document.querySelector<HTMLAnchorElement>("[data-quote-pdf]");
  if (pdf) pdf.href = new URL(pdf.href).pathname + optionsSearch(content, options);
  return sums.total;
}

function fill(part: "rows" | "due", rows: readonly SumRow[]): void {
  const list = document.querySelector(`[data-quote-sums="${part}"]`);
  list?.replaceChildren(
    ...rows.map(({ label, value, total }) => {
      const row = document.createElement("div");
      if (total) row.className = "quote-total";
      const [name, amount] = [document.createElement("dt"), document.createElement("dd")];
      name.textContent = label;
      amount.textContent = value;
      row.append(name, amount);
      return row;
    }),
  );
}

whenParsed(start);
