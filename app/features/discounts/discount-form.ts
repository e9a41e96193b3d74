import { parseEuro } from "#app/lib/euro.ts";
import type { FormFault, LongTextFault } from "#app/lib/forms/form-faults.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import type { Cents } from "#app/lib/money.ts";
import { parsePercent, parseWhole } from "#app/lib/numbers.ts";
import { recordOf } from "#app/lib/records.ts";
import { dayOfIso, startOfIrishDay } from "#app/lib/time/irish-time.ts";
import { type DiscountKind, type DiscountScope, normalizeCode } from "./discounts.ts";
import { DISCOUNT_KINDS, DISCOUNT_SCOPES } from "./enums.ts";

/** Fields that are typed. */
const DISCOUNT_TEXTS = [
  "code",
  "percent",
  "amount",
  "skus",
  "minimum",
  "maxUses",
  "maxPerCustomer",
  "from",
  "until",
] as const;
/** Fields that are ticked. */
export const DISCOUNT_TICKS = ["firstOrder", "onSale", "onListPrices", "onDelivery", "active"] as const;

type DiscountText = (typeof DISCOUNT_TEXTS)[number];
type DiscountTick = (typeof DISCOUNT_TICKS)[number];
export type DiscountFormField = DiscountText | "categories";

/** The form of a code, as it was sent. */
export interface DiscountValues {
  readonly texts: Readonly<Record<DiscountText, string>>;
  readonly ticks: Readonly<Record<DiscountTick, boolean>>;
  readonly kind: DiscountKind;
  readonly scope: DiscountScope;
  readonly categories: readonly string[];
}

type FieldFault =
  | "code"
  | "code-taken"
  | "percent"
  | "sum"
  | "number"
  | "date"
  | "days"
  | "categories"
  | "skus";

export type DiscountFault =
  | FormFault<FieldFault, DiscountFormField>
  /** `skus`: those that no product has. */
  | (FormFault<"unknown-skus", "skus"> & { readonly skus: string })
  | LongTextFault<"skus">;

/** The columns of a code but for the products that its SKUs name. */
export interface DiscountColumns {
  readonly code: string;
  readonly kind: DiscountKind;
  readonly percent: number | null;
  readonly amount: Cents | null;
  readonly scope: DiscountScope;
  readonly firstOrder: boolean;
  readonly onSale: boolean;
  readonly onListPrices: boolean;
  readonly onDelivery: boolean;
  readonly active: boolean;
  readonly minimum: Cents | null;
  readonly maxUses: number | null;
  readonly maxPerCustomer: number | null;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/** Characters of the SKUs at most. */
const MAX_LIST_LENGTH = 20_000;

export function readDiscountForm(form: FormFields): DiscountValues {
  const text = (name: DiscountText) => (name === "skus" ? form.lines(name) : form.text(name));
  return {
    texts: recordOf(DISCOUNT_TEXTS, text),
    ticks: recordOf(DISCOUNT_TICKS, (name) => form.ticked(name)),
    kind: DISCOUNT_KINDS.find((kind) => kind === form.get("kind")) ?? "percent",
    scope: DISCOUNT_SCOPES.find((scope) => scope === form.get("scope")) ?? "order",
    categories: [...new Set(form.getAll("categories"))],
  };
}

/** The SKUs of the form, one a line or separated by commas. */
export function readSkus({ texts }: DiscountValues): readonly string[] {
  return [...new Set(texts.skus.split(/[\n,;]+/).map((sku) => sku.trim()))].filter((sku) => sku !== "");
}

/** The columns of a code, and what is wrong with its form. */
export function readDiscount(values: DiscountValues): {
  readonly columns: DiscountColumns;
  readonly faults: readonly DiscountFault[];
} {
  const { texts, ticks, kind, scope } = values;
  const faults: DiscountFault[] = [];
  const read = <T>(field: DiscountText, fault: FieldFault, parse: (text: string) => T | null) => {
    if (texts[field] === "") return null;
    const value = parse(texts[field]);
    if (value === null) faults.push({ field, kind: fault });
    return value;
  };
  const code = normalizeCode(texts.code);
  if (!/^[A-Z0-9-]{3,30}$/.test(code)) faults.push({ field: "code", kind: "code" });
  const percent = kind === "percent" ? positive(parsePercent(texts.percent)) : null;
  if (kind === "percent" && (percent === null || percent > 10_000))
    faults.push({ field: "percent", kind: "percent" });
  const amount = kind === "amount" ? positive(parseEuro(texts.amount)) : null;
  if (kind === "amount" && amount === null) faults.push({ field: "amount", kind: "sum" });
  const minimum = read("minimum", "sum", (text) => positive(parseEuro(text)));
  const uses = (text: string) => positive(parseWhole(text, 9_999_999));
  const maxUses = read("maxUses", "number", uses);
  const maxPerCustomer = read("maxPerCustomer", "number", uses);
  const from = read("from", "date", dayOfIso);
  const until = read("until", "date", dayOfIso);
  if (from !== null && until !== null && until < from) faults.push({ field: "until", kind: "days" });
  if (scope === "categories" && values.categories.length === 0)
    faults.push({ field: "categories", kind: "categories" });
  if (scope === "products" && readSkus(values).length === 0) faults.push({ field: "skus", kind: "skus" });
  const over = { length: texts.skus.length, limit: MAX_LIST_LENGTH };
  if (scope === "products" && over.length > over.limit)
    faults.push({ field: "skus", kind: "too-long", over });
  const days = {
    startsAt: from === null ? null : startOfIrishDay(from),
    endsAt: until === null ? null : startOfIrishDay(until + 1),
  };
  const limits = { minimum, maxUses, maxPerCustomer };
  return { columns: { code, kind, percent, amount, scope, ...ticks, ...limits, ...days }, faults };
}

function positive<T extends number>(value: T | null): T | null {
  return value !== null && value > 0 ? value : null;
}
