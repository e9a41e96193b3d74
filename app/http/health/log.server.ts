import { type Logger as PinoLogger, pino } from "pino";

export type Logger = PinoLogger;

/** JSON lines on standard output: one event, one line, whatever its fields hold. */
export function createLogger(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
