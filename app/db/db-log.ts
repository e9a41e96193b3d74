/** The log of the database layer; a pino logger is one. */
export interface DbLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export const silentLog: DbLog = { info: () => {}, warn: () => {}, error: () => {} };
