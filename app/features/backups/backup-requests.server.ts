import { randomBytes } from "node:crypto";
import { readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { SECOND_MS } from "#app/lib/time/clock.ts";
import { BackupError, type MadeBackup } from "./backups.ts";
import { backupFailure } from "./keep-backup.server.ts";

/*
 * The embedded database belongs to the process that runs the site, so a command asks that process for a backup by a
 * file in DATA_DIR. Anyone who may write there may read the database anyway; no port and no password is needed.
 */

/** A running site looks every second; one that has not taken a request by then does not run here. In ms. */
const TAKEN_WITHIN_MS = 20 * SECOND_MS;
/** How often the process at work says that it lives, and how long silence is borne, in ms. */
const BEAT_MS = 2 * SECOND_MS;
const SILENCE_MS = 60 * SECOND_MS;
const LOOK_MS = 100;

const answerSchema = z.discriminatedUnion("state", [
  z.object({ state: z.literal("working") }),
  z.object({
    state: z.literal("made"),
    made: z.object({
      file: z.string(),
      bytes: z.number(),
      rows: z.number(),
      uploads: z.number(),
      tookMs: z.number(),
    }) satisfies z.ZodType<MadeBackup>,
  }),
  z.object({ state: z.literal("failed"), reason: z.string() }),
]);

type Answer = z.infer<typeof answerSchema>;

const requestFile = (dataDir: string) => join(dataDir, "backup.request");
const answerFile = (dataDir: string, id: string) => join(dataDir, `backup.answer-${id}`);

/** The other side of `askForBackup`: makes a backup when one was asked for. Called every second. */
export async function answerRequests(dataDir: string, make: () => Promise<MadeBackup>): Promise<void> {
  const id = await takeRequest(dataDir);
  if (id === null) return;
  const answer = (content: Answer) => writeWhole(answerFile(dataDir, id), JSON.stringify(content));
  await answer({ state: "working" });
  const beat = setInterval(() => void answer({ state: "working" }).catch(() => {}), BEAT_MS);
  let last: Answer;
  try {
    last = { state: "made", made: await make() };
  } catch (error) {
    last = { state: "failed", reason: backupFailure(error) };
  } finally {
    clearInterval(beat);
  }
  await answer(last);
}

async function takeRequest(dataDir: string): Promise<string | null> {
  const text = await readFile(requestFile(dataDir), "utf8").catch(() => null);
  if (text === null) return null;
  await rm(requestFile(dataDir), { force: true });
  return /^[0-9a-f]{16}$/.test(text.trim()) ? text.trim() : null;
}

/** Asks the site that runs on `dataDir` for a backup and waits for it. Throws BackupError with one sentence. */
export async function askForBackup(dataDir: string): Promise<MadeBackup> {
  const id = randomBytes(8).toString("hex");
  await writeWhole(requestFile(dataDir), id);
  try {
    for (const start = Date.now(); ; await wait(LOOK_MS)) {
      const answer = await readAnswer(answerFile(dataDir, id));
      if (answer?.content.state === "made") return answer.content.made;
      if (answer?.content.state === "failed") throw new BackupError(answer.content.reason);
      if (answer && answer.silentMs > SILENCE_MS)
        throw new BackupError("The running site has stopped before the backup was made: ask again.");
      if (!answer && Date.now() - start > TAKEN_WITHIN_MS)
        throw new BackupError(
          `Another process uses ${dataDir} and does not take requests: stop it, then make the backup.`,
        );
    }
  } finally {
    const request = await readFile(requestFile(dataDir), "utf8").catch(() => "");
    if (request.trim() === id) await rm(requestFile(dataDir), { force: true });
    await rm(answerFile(dataDir, id), { force: true });
  }
}

async function readAnswer(path: string): Promise<{ content: Answer; silentMs: number } | null> {
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(path, "utf8"), stat(path)]);
    return { content: answerSchema.parse(JSON.parse(text)), silentMs: Date.now() - mtimeMs };
  } catch {
    return null;
  }
}

/** Never seen half. */
async function writeWhole(path: string, text: string): Promise<void> {
  const part = `${path}.${randomBytes(4).toString("hex")}.part`;
  await writeFile(part, text, { mode: 0o600 });
  await rename(part, path);
}
