import type { z } from "zod";
import type { FormValues } from "./form-fields.ts";

/** A field of a form that breaks a rule. */
export interface FormFault<Kind extends string, Field extends string | null = string> {
  /** The name of the field's input, by which its page finds it; null for the form as a whole. */
  readonly field: Field;
  readonly kind: Kind;
  /** Characters or entries at most, or the largest number, where that was the rule. */
  readonly max?: number;
}

/** A text that is longer than its field takes. */
export interface LongTextFault<Field extends string = string> extends FormFault<"too-long", Field> {
  /** Characters of the text, and at most. */
  readonly over: { readonly length: number; readonly limit: number };
}

/** A fault as its page tells it, in the language of the reader. */
export interface FaultText {
  /** The id of the field to jump to. */
  readonly field: string;
  readonly message: string;
  /** What the field itself says, where it has the name beside it that the message begins with. */
  readonly atField?: string;
}

/** A form that comes back: what was posted, and what is wrong with it. */
export interface ReturnedForm<Fault, Values = FormValues> {
  readonly values: Values;
  readonly faults: readonly Fault[];
}

/** What a page with several forms is told when one of them did nothing. */
export interface ActionAnswer<Action extends string> {
  /** The resource that the form was sent to. */
  readonly action: Action;
  /** Why. "to-confirm": it waits for a yes. */
  readonly kind: string;
  readonly values: FormValues;
}

/**
 * The first broken rule of each field, in the order of the schema; none without an error. A schema gives the kinds of its
 * faults as messages, which its type does not tell: the caller names the fields and the kinds.
 */
export function faultsOf<Field extends string, Kind extends string>(
  error: z.ZodError | undefined,
): FormFault<Kind, Field>[] {
  const faults = (error?.issues ?? []).map((issue) => ({
    field: String(issue.path[0]) as Field,
    kind: issue.message as Kind,
    ...(issue.code === "too_big" && { max: Number(issue.maximum) }),
  }));
  return firstOfEach(faults);
}

/** The first fault of each field: a text that breaks several rules at once is told one of them. */
export function firstOfEach<Fault extends { readonly field: string | null }>(
  faults: readonly Fault[],
): Fault[] {
  return faults.filter(({ field }, at) => faults.findIndex((fault) => fault.field === field) === at);
}
