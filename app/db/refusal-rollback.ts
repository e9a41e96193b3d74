/** Carries a refusal through Drizzle, which rolls back only what throws. Never leaves `inTransaction`. */
export class RefusalRollback extends Error {
  readonly refusal: unknown;

  constructor(refusal: unknown) {
    super("The transaction is rolled back because it was refused");
    this.refusal = refusal;
  }
}

/** Gives the value back. Throws RefusalRollback when it is a `Result` that is not ok. */
export function rollbackOnRefusal<T>(value: T): T {
  if (typeof value === "object" && value !== null && "ok" in value && value.ok === false)
    throw new RefusalRollback(value);
  return value;
}
