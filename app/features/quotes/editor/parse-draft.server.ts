import { MAX_HIRE_LINES, MAX_HIRE_QUANTITY, readHirePeriod } from "#app/features/claims/hire-period.ts";
import { faultyField } from "#app/features/hire-prices/period-text.ts";
import { isMailAddress } from "#app/features/mail/mail.ts";
import { type Locale, toLocale } from "#app/i18n/locale.ts";
import { parseEuro } from "#app/lib/euro.ts";
import { isId, newId } from "#app/lib/ids.ts";
import { type Cents, type VatRate, ZERO } from "#app/lib/money.ts";
import { parsePercent, parseWhole } from "#app/lib/numbers.ts";
import { dayOfIso, toIrishInput } from "#app/lib/time/irish-time.ts";
import { parseVatPercent } from "#app/lib/vat.ts";
import type { DraftRows } from "../content/draft-rows.server.ts";
import { PRICED_LINE_KINDS } from "../enums.ts";
import { UNSENT } from "../quotes.ts";
import type { QuoteDraftFault } from "./draft-fault.ts";
import { lineKindOf, type QuoteDraftForm, type QuoteLineValues } from "./draft-form.ts";
import { MAX_SOURCE_LENGTH } from "./enquiry-request.ts";

type Stored = Pick<DraftRows["version"], "startsAt" | "endsAt" | "number">;
type QuoteFields = Omit<DraftRows["quote"], "number"> & { readonly locale: Locale };

/** Characters of what is known of a quote's customer at most. */
export const HEAD_LIMITS = { name: 200, phone: 60, company: 200, vat_number: 40 } as const;

/** A form as the rows that it would be stored as. Fields that cannot be read keep a neutral value. */
export interface ParsedDraft {
  readonly quote: QuoteFields;
  readonly version: DraftRows["version"];
  readonly lines: DraftRows["lines"];
  /** Promised units with the names of their fields. */
  readonly units: readonly { readonly field: string; readonly itemId: string; readonly unitNumber: number }[];
  readonly faults: readonly QuoteDraftFault[];
}

/**
 * Reads the editor's form. Dates that are as stored stay, also when they have passed meanwhile; others are a period of a
 * hire. Item lines without a quantity, and other lines without a text, are left out.
 */
export function parseDraft({ head, lines: typed }: QuoteDraftForm, stored: Stored, now: Date): ParsedDraft {
  const faults: QuoteDraftFault[] = [];
  const at = (field: string) => head[field] ?? "";
  const read = new FieldReader(faults);
  for (const field of ["name", "email"]) if (at(field) === "") faults.push({ field, kind: "required" });
  if (at("email") !== "" && !isMailAddress(at("email"))) faults.push({ field: "email", kind: "email" });
  const insuredUntil = at("insured_until");
  if (insuredUntil !== "" && dayOfIso(insuredUntil) === null)
    faults.push({ field: "insured_until", kind: "date" });
  const days = parseWhole(at("valid_days")) ?? 0;
  if (days < 1 || days > 90) faults.push({ field: "valid_days", kind: "days" });
  const sum = (field: string) => read.sum(field, at(field)) ?? ZERO;
  const version: DraftRows["version"] = {
    number: stored.number,
    ...readDates(at, stored, now, faults),
    transport: at("transport") === "delivery" ? "delivery" : "collection",
    place: read.text("place", at("place"), 500),
    waiver: at("waiver") === "yes",
    insuredUntil: dayOfIso(insuredUntil) === null ? null : insuredUntil,
    orderDiscount: read.percent("order_discount", at("order_discount")),
    transportNet: sum("transport_net"),
    crewNet: sum("crew_net"),
    consumablesNet: sum("consumables_net"),
    ownCostNet: sum("own_cost_net"),
    deposit: read.percent("deposit", at("deposit")),
    hold: at("hold") === "yes",
    validDays: Math.max(1, days),
    message: read.text("message", at("message"), 4_000),
    ...UNSENT,
  };
  const lines = typed.filter(isFilled).map((line) => readLine(line, read));
  if (lines.length > MAX_HIRE_LINES) faults.push({ field: "add", kind: "too-many-lines" });
  return { quote: quoteOf(at, read), version, lines, units: read.units, faults };
}

function quoteOf(at: (field: string) => string, read: FieldReader): QuoteFields {
  const text = (field: keyof typeof HEAD_LIMITS) => read.text(field, at(field), HEAD_LIMITS[field]);
  return {
    name: text("name"),
    email: at("email"),
    phone: text("phone"),
    company: text("company") || null,
    vatNumber: text("vat_number") || null,
    trade: at("trade") === "yes",
    locale: toLocale(at("locale")),
  };
}

function readDates(at: (field: string) => string, stored: Stored, now: Date, faults: QuoteDraftFault[]) {
  const { startsAt, endsAt } = stored;
  const typed = { from: at("from"), to: at("to") };
  if (typed.from === "" && typed.to === "") return { startsAt: null, endsAt: null };
  if (typed.from === toIrishInput(startsAt) && typed.to === toIrishInput(endsAt)) return { startsAt, endsAt };
  const period = readHirePeriod(typed, now);
  if (period.ok) return { startsAt: period.value.from, endsAt: period.value.to };
  faults.push({ field: faultyField(period.error), kind: "period", fault: period.error });
  return { startsAt: null, endsAt: null };
}

function isFilled(line: QuoteLineValues): boolean {
  if (lineKindOf(line) === "item") return isId(line.item) && line.quantity !== "" && line.quantity !== "0";
  return line.text !== "" || line.text_ga !== "" || line.source !== "";
}

function readLine(line: QuoteLineValues, read: FieldReader): DraftRows["lines"][number] {
  const name = (field: string) => `line.${line.key}.${field}`;
  const kind = lineKindOf(line);
  const priced = PRICED_LINE_KINDS.includes(kind);
  const quantity = parseWhole(line.quantity) ?? 0;
  if (priced && (quantity < 1 || quantity > MAX_HIRE_QUANTITY))
    read.faults.push({ field: name("quantity"), kind: "quantity" });
  const optional = priced && line.optional === "yes";
  return {
    id: isId(line.key) ? line.key : newId(),
    kind,
    optional,
    chosen: !optional || line.chosen === "yes",
    itemId: kind === "item" ? line.item : null,
    unitNumber: kind === "item" ? read.unit(name("unit"), line) : null,
    text: read.text(name("text"), line.text, 2_000),
    textGa: read.text(name("text_ga"), line.text_ga, 2_000),
    source: line.source.slice(0, MAX_SOURCE_LENGTH),
    quantity: priced ? Math.max(1, quantity) : 1,
    dayRateNet: priced ? read.sum(name("rate"), line.rate) : null,
    vatRate: priced ? read.vatRate(name("vat"), line.vat) : null,
    discount: priced ? read.percent(name("discount"), line.discount) : 0,
    costNet: priced ? read.sum(name("cost"), line.cost) : null,
    service: kind === "custom" && line.service === "yes",
    supplierId: priced && isId(line.supplier) ? line.supplier : null,
  };
}

/** Reads single fields, and keeps what is wrong with them. */
class FieldReader {
  readonly faults: QuoteDraftFault[];
  readonly units: ParsedDraft["units"][number][] = [];

  constructor(faults: QuoteDraftFault[]) {
    this.faults = faults;
  }

  /** A text, however long; it is stored only while it has at most `limit` characters. */
  text(field: string, text: string, limit: number): string {
    const { length } = text;
    if (length > limit) this.faults.push({ field, kind: "too-long", length, limit });
    return text;
  }

  /** Euro as cents; null for an empty field. */
  sum(field: string, text: string): Cents | null {
    if (text === "") return null;
    const cents = parseEuro(text);
    if (cents === null) this.faults.push({ field, kind: "sum" });
    return cents;
  }

  /** One of the rates; null for an empty field. */
  vatRate(field: string, text: string): VatRate | null {
    if (text === "") return null;
    const rate = parseVatPercent(text);
    if (rate === null) this.faults.push({ field, kind: "vat-rate" });
    return rate;
  }

  /** The number of a promised unit; null for an empty field. A line that promises one is of one piece. */
  unit(field: string, { unit, item, quantity }: QuoteLineValues): number | null {
    if (unit === "") return null;
    const unitNumber = parseWhole(unit);
    if (unitNumber === null) this.faults.push({ field, kind: "unit", unit, fault: "unknown" });
    else if (quantity !== "1") this.faults.push({ field, kind: "one-unit" });
    else this.units.push({ field, itemId: item, unitNumber });
    return quantity === "1" ? unitNumber : null;
  }

  /** Basis points; 0 for an empty field. */
  percent(field: string, text: string): number {
    if (text === "") return 0;
    const points = parsePercent(text);
    if (points === null) this.faults.push({ field, kind: "percent" });
    return points ?? 0;
  }
}
