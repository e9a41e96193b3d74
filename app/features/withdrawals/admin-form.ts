import type { FormFields } from "#app/lib/form-fields.ts";
import { isId } from "#app/lib/ids.ts";
import { dayOfIso, irishDayOf, startOfIrishDay } from "#app/lib/irish-time.ts";
import type { Settlement } from "./withdrawals.ts";

export type AdminForm =
  | {
      readonly kind: "settle";
      readonly id: string;
      readonly outcome: Settlement["outcome"];
      readonly note: string;
    }
  /** Of an order. Null takes the day away; "wrong" cannot be read or lies ahead. */
  | { readonly kind: "received"; readonly id: string; readonly day: Date | null | "wrong" };

const LONGEST_NOTE = 500;

/** What a form of the back office asks for; null for nonsense that no form of ours sends. */
export function readAdminForm(form: FormFields, now: Date): AdminForm | null {
  const text = (name: string): string =>
    (form.get(name) ?? "")
      .toWellFormed()
      .replace(/\p{Cc}+/gu, " ")
      .trim();
  const id = text("id");
  if (!isId(id)) return null;
  const note = text("note").slice(0, LONGEST_NOTE);
  const settle = (outcome: Settlement["outcome"]): AdminForm => ({ kind: "settle", id, outcome, note });
  switch (text("intent")) {
    case "refunded":
      return settle({ kind: "refunded" });
    case "refused":
      return settle({ kind: "refused", note });
    case "link":
      return settle({ kind: "link", orderNumber: Number(/^\d{1,9}$/.exec(text("order"))?.[0] ?? 0) });
    case "received":
      return { kind: "received", id, day: readDay(text("day"), now) };
    default:
      return null;
  }
}

/** The day's first instant: the period counts days, not hours. */
function readDay(typed: string, now: Date): Date | null | "wrong" {
  if (typed === "") return null;
  const day = dayOfIso(typed);
  return day === null || day > irishDayOf(now) ? "wrong" : startOfIrishDay(day);
}
