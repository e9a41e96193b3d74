import type { Message } from "#app/i18n/message.ts";
import type { FaultText } from "#app/lib/forms/form-faults.ts";

export type ErrorOf = (field: string) => string | undefined;

/** The sentence about a field of a form that came back. */
export function errorsOf(faults: readonly FaultText[]): ErrorOf {
  return (field) => {
    const fault = faults.find((one) => one.field === field);
    return fault?.atField ?? fault?.message;
  };
}

/** The props of a form's fields by their names: what came back, else what is stored, and what is wrong with it. */
export function valuesOf<Name extends string>(
  values: Readonly<Partial<Record<Name, string | null>>>,
  errorOf: (field: Name) => string | undefined = () => undefined,
) {
  return (name: Name, stored: string | null = "") => ({
    name,
    defaultValue: values[name] ?? stored ?? "",
    error: errorOf(name),
  });
}

/** The same with labels. Browsers offer nothing to fill them in with. */
export function fieldsOf<Name extends string>(
  labels: Readonly<Record<Name, Message>>,
  values: Readonly<Partial<Record<NoInfer<Name>, string | null>>>,
  errorOf?: ErrorOf,
) {
  const field = valuesOf<Name>(values, errorOf);
  return (name: Name, stored?: string | null) => ({
    ...field(name, stored),
    label: labels[name],
    autoComplete: "off",
  });
}
