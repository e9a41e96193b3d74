import type { z } from "zod";

/** A field of a form that breaks a rule. */
interface FormFault<Field extends string, Kind extends string> {
  readonly field: Field;
  /** The message of the rule in the schema. */
  readonly kind: Kind;
  /** Characters or entries at most, where that was the rule. */
  readonly max?: number;
}

/**
 * The first broken rule of each field, in the order of the schema; none without an error. A schema gives the kinds of its
 * faults as messages, which its type does not tell: the caller names the fields and the kinds.
 */
export function faultsOf<Field extends string, Kind extends string>(
  error: z.ZodError | undefined,
): FormFault<Field, Kind>[] {
  const faults = (error?.issues ?? []).map((issue) => ({
    field: String(issue.path[0]) as Field,
    kind: issue.message as Kind,
    ...(issue.code === "too_big" && { max: Number(issue.maximum) }),
  }));
  return faults.filter(({ field }, at) => faults.findIndex((fault) => fault.field === field) === at);
}
