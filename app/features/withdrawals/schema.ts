import { z } from "zod";
import { isMailAddress } from "#app/features/mail/mail.ts";
import { type FormFault, faultsOf } from "#app/lib/forms/form-faults.ts";
import { parseWhole } from "#app/lib/numbers.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { cleanText } from "#app/lib/text/clean-text.ts";
import type { WithdrawalItem, WithdrawalLine } from "./withdrawals.ts";

type WithdrawalFaultKind =
  | "nameRequired"
  | "emailInvalid"
  | "referenceRequired"
  | "tooLong"
  | "itemsRequired"
  | "sealRequired"
  | "itemRefused"
  | "itemGone";

/** What is wrong with a field. */
export interface WithdrawalFault extends FormFault<WithdrawalFaultKind> {
  /** The text of the line that it is about. */
  readonly item?: string;
}

/** The texts of a posted form, to be shown again. */
export type WithdrawalValues = Readonly<Partial<Record<string, string>>>;

/** What somebody states about themselves and about what they mean. */
export interface Statement {
  readonly name: string;
  readonly email: string;
  readonly reference: string;
  /** Guests name items in their own words; "" is the whole order. */
  readonly which: string;
  /** The lines to withdraw from; null: the whole order, empty: what `which` says. */
  readonly items: readonly WithdrawalItem[] | null;
}

const MAX_FIELDS = 500;

/** The texts of a posted form, however long, so that a refused form keeps them; files are left out. */
export function toWithdrawalValues(fields: Iterable<[string, unknown]>): WithdrawalValues {
  return Object.fromEntries(
    [...fields]
      .slice(0, MAX_FIELDS)
      .flatMap(([name, value]) =>
        typeof value === "string" ? [[name, cleanText(value, name === "which")]] : [],
      ),
  );
}

const text = (max: number, empty: WithdrawalFault["kind"]) => z.string().min(1, empty).max(max, "tooLong");

const whoSchema = z.object({
  name: text(100, "nameRequired"),
  email: z.string().max(255, "tooLong").pipe(z.email("emailInvalid").refine(isMailAddress, "emailInvalid")),
  reference: text(40, "referenceRequired"),
  which: z.string().max(1000, "tooLong"),
});

/** What a guest states, without a list of lines to choose from. */
export function readGuestStatement(values: WithdrawalValues): Result<Statement, readonly WithdrawalFault[]> {
  const { name = "", email = "", reference = "", which = "" } = values;
  const parsed = whoSchema.safeParse({ name, email, reference, which });
  if (!parsed.success) return refuse(faultsOf<string, WithdrawalFault["kind"]>(parsed.error));
  return ok({ ...parsed.data, items: which === "" ? null : [] });
}

/** What is stated on an order's own page: its lines with a quantity each, `line-<position>` and `seal-<position>`. */
export function readOrderStatement(
  values: WithdrawalValues,
  order: { readonly number: number; readonly lines: readonly WithdrawalLine[] },
): Result<Statement, readonly WithdrawalFault[]> {
  const { name = "", email = "" } = values;
  const parsed = whoSchema.safeParse({ name, email, reference: String(order.number), which: "" });
  const { items, faults } = readItems(values, order.lines);
  const allFaults: WithdrawalFault[] = [
    ...faultsOf<string, WithdrawalFault["kind"]>(parsed.error),
    ...faults,
  ];
  if (!parsed.success || allFaults.length > 0) return refuse(allFaults);
  const whole = order.lines.every(
    ({ position, ordered }) => items.find((item) => item.position === position)?.quantity === ordered,
  );
  return ok({ ...parsed.data, items: whole ? null : items });
}

function readItems(values: WithdrawalValues, lines: readonly WithdrawalLine[]) {
  const items: WithdrawalItem[] = [];
  const faults: WithdrawalFault[] = [];
  for (const { position, text: item, left, exception } of lines) {
    const field = `line-${position}`;
    const quantity = parseWhole(values[field] ?? "0") ?? -1;
    if (quantity === 0) continue;
    if (exception === "custom-made") faults.push({ field, kind: "itemRefused", item });
    else if (quantity < 0 || quantity > left) faults.push({ field, kind: "itemGone", item });
    else if (exception === "sealed-hygiene" && values[`seal-${position}`] !== "yes")
      faults.push({ field: `seal-${position}`, kind: "sealRequired", item });
    else items.push({ position, text: item, quantity });
  }
  if (items.length === 0 && faults.length === 0)
    faults.push({ field: `line-${lines[0]?.position ?? 0}`, kind: "itemsRequired" });
  return { items, faults };
}
