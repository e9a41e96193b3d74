/** The outcome of an operation that a business rule may refuse. `E` is a union of named refusals. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function refuse<const E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/** Belongs in the default branch of a switch over a union: a forgotten case is a compile error. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
