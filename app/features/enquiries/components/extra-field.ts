import type { FormName } from "../enquiries.ts";

export interface ExtraFieldsProps {
  readonly form: FormName;
  /** Begins the id of every field. */
  readonly idPrefix: string;
  readonly values: Readonly<Record<string, string>>;
  readonly errors: ReadonlyMap<string, string>;
}

/** What every field of the fold gets: its id, its name, what was typed and what was wrong. */
export function wire({ idPrefix, values, errors }: ExtraFieldsProps, name: string) {
  return { id: idPrefix + name, name, defaultValue: values[name] ?? "", error: errors.get(name) };
}
