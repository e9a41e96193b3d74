import type { Message } from "#app/i18n/message.ts";
import type { FieldProblem } from "./error-summary.tsx";

export type ErrorOf = (field: string) => string | undefined;

/** The sentence about a field of a form that came back. */
export function errorsOf(problems: readonly FieldProblem[]): ErrorOf {
  return (field) => {
    const problem = problems.find((one) => one.field === field);
    return problem?.atField ?? problem?.message;
  };
}

/** The props of a form's text fields by their names. Browsers offer nothing to fill them in with. */
export function fieldsOf<Name extends string>(
  labels: Readonly<Record<Name, Message>>,
  values: Readonly<Partial<Record<NoInfer<Name>, string | null>>>,
  errorOf: ErrorOf,
) {
  return (name: Name) => ({
    name,
    label: labels[name],
    autoComplete: "off",
    defaultValue: values[name] ?? "",
    error: errorOf(name),
  });
}
