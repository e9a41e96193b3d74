import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire-admin/scans.ts";
import { nameIn } from "#app/i18n/named.ts";
import type { useT } from "#app/i18n/use-t.tsx";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/lib/time/clock.ts";
import type { Scan, ScanAnswer, ScanReason } from "../scans.ts";
import type { WarehouseView } from "../warehouse.ts";

type Translate = ReturnType<typeof useT>;

interface Sentence {
  readonly scan: Scan;
  /** The answer; null while nothing is known of it. */
  readonly answer: ScanAnswer | null;
  readonly view: WarehouseView;
  readonly irish: boolean;
}

interface Refusal extends Pick<Sentence, "scan"> {
  readonly what: string;
  readonly reason: ScanReason;
  readonly details: Readonly<Record<string, string>>;
}

/** The answer to a scan, in one or two sentences. */
export function sentenceOf(t: Translate, { scan, answer, view, irish }: Sentence): string {
  if (!answer) return t(messages.checking, { code: scan.code || whatOf(t, { scan, answer, view, irish }) });
  const what = whatOf(t, { scan, answer, view, irish });
  const details = Object.fromEntries(
    Object.entries(answer.details).map(([name, value]) => [name, String(value)]),
  );
  if (details["noted"]) return t(messages.noted, { what: capital(what), note: scan.note });
  if (answer.reason !== null)
    return refusalOf(t, { scan, what: capital(what), reason: answer.reason, details });
  const done = scan.action === "return" ? scan.condition : scan.action;
  // What has no label has no repair either.
  const isCustom = view.items.some(
    ({ itemId, custom }) => custom && itemId === (answer.itemId ?? scan.itemId),
  );
  const message = isCustom && done === "damaged" ? messages.damagedByHand : messages.applied[done];
  const parts = [t(message, { what: capital(what) })];
  if (details["kept"])
    parts.push(t(scan.action === "hand-over" ? messages.kept : messages.left, { kept: details["kept"] }));
  if (details["rush"]) parts.push(t(messages.rush));
  return parts.join(". ").replaceAll("..", ".");
}

function refusalOf(t: Translate, { scan, what, reason, details }: Refusal): string {
  if (scan.action === "stays" && reason === "not-prepared") return t(messages.nothingStays);
  if (reason === "already-back" && details["condition"] === "missing")
    return t(messages.missingAlready, { what });
  const message: Message | Message<Readonly<Record<string, string | number>>> = messages.reasons[reason];
  return t(message, { what, code: scan.code, ...FALLBACKS, ...details });
}

/** What a device is told whose clock is wrong, in the largest unit that fits. */
export function clockSentence(t: Translate, clockOffMs: number): string {
  const off = Math.abs(clockOffMs);
  const [size, unit] =
    off >= 36 * HOUR_MS
      ? ([DAY_MS, "days"] as const)
      : off >= 2 * HOUR_MS
        ? ([HOUR_MS, "hours"] as const)
        : ([MINUTE_MS, "minutes"] as const);
  const by = t(messages.clockUnits[unit], { n: Math.round(off / size) });
  return t(clockOffMs > 0 ? messages.clockAhead : messages.clockBehind, { by });
}

/** Texts of an answer that the device itself gave: it knows no other hire and no figure. */
const FALLBACKS = { item: "?", hire: "?", promised: "?", needed: "", left: "0" };

/** "unit 1004", "3 × Par can". */
export function whatOf(t: Translate, { scan, answer, view, irish }: Sentence): string {
  if (answer?.unitNumber != null) return t(messages.unit, { number: String(answer.unitNumber) });
  if (scan.action === "hand-over" || scan.action === "stays") return wholeOf(t, answer);
  const itemId = answer?.itemId ?? scan.itemId;
  const item = view.items.find((listed) => listed.itemId === itemId);
  const name = item ? nameIn(irish ? "ga" : "en", item) : scan.code;
  return t(messages.pieces, { n: String(scan.quantity), item: name });
}

/** What of the whole list an answer is about: the units that it names, or all that is prepared. */
function wholeOf(t: Translate, answer: ScanAnswer | null): string {
  const units = answer?.details["units"];
  return units === undefined ? t(messages.allPrepared) : t(messages.unit, { number: String(units) });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
