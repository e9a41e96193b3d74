import { resolve } from "node:path";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { type EnvVariables, envText } from "./config-env.server.ts";

/** How backups are made and kept. */
export interface BackupConfig {
  readonly folder: string;
  /** The key; undefined: backups can be read by anyone who gets hold of one. */
  readonly key: string | undefined;
  /** Hours from one to the next; 0: only by hand. */
  readonly everyHours: number;
  /** Of so many days, and of so many weeks, the last one is kept. */
  readonly keepDaily: number;
  readonly keepWeekly: number;
}

const MIN_KEY_LENGTH = 16;
const MAX = { BACKUP_EVERY: 168, BACKUP_KEEP_DAILY: 366, BACKUP_KEEP_WEEKLY: 520 } as const;

/** Reads the settings of backups; refuses with one sentence that names the variable and repeats no secret. */
export function readBackups(env: EnvVariables, dataDir: string): Result<BackupConfig, string> {
  const key = envText(env, "BACKUP_KEY");
  if (key !== undefined && key.length < MIN_KEY_LENGTH)
    return refuse(`BACKUP_KEY must have at least ${MIN_KEY_LENGTH} characters.`);
  const numbers = { BACKUP_EVERY: 24, BACKUP_KEEP_DAILY: 7, BACKUP_KEEP_WEEKLY: 4 };
  for (const name of ["BACKUP_EVERY", "BACKUP_KEEP_DAILY", "BACKUP_KEEP_WEEKLY"] as const) {
    const text = envText(env, name);
    if (text === undefined) continue;
    if (!/^\d{1,4}$/.test(text) || Number(text) > MAX[name])
      return refuse(`${name} must be a whole number from 0 to ${MAX[name]}, but it is "${text}".`);
    numbers[name] = Number(text);
  }
  return ok({
    folder: resolve(envText(env, "BACKUP_DIR") ?? `${dataDir}/backups`),
    key,
    everyHours: numbers.BACKUP_EVERY,
    keepDaily: numbers.BACKUP_KEEP_DAILY,
    keepWeekly: numbers.BACKUP_KEEP_WEEKLY,
  });
}
