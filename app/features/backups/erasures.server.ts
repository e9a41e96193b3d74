import { createHmac } from "node:crypto";
import { appendFile, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import type { Config } from "#app/config.server.ts";
import type { Tx } from "#app/db/client.server.ts";
import { customerEmails } from "#app/db/schema/customers.ts";
import { users } from "#app/db/schema/identity.ts";
import { makeFolder } from "#app/lib/make-folder.server.ts";
import { addMs, type Clock, MINUTE_MS } from "#app/lib/time/clock.ts";

/** The file in the folder of backups that outlives the database: one line of JSON for each person erased. */
export const ERASURES_FILE = "erased.jsonl";

/** Clocks of several machines may differ by so much, in ms. */
const SKEW_MS = 5 * MINUTE_MS;

interface ErasedPerson {
  /** The customer and the accounts. */
  readonly ids: readonly string[];
  readonly emails: readonly string[];
}

const Erasure = z.object({ at: z.coerce.date(), ids: z.array(z.string()), emails: z.array(z.string()) });
type Erasure = z.infer<typeof Erasure>;

/** Those whom a restored backup holds although they were erased after it. */
export interface ErasedAgain {
  readonly customers: readonly string[];
  /** Accounts that belong to none of the customers. */
  readonly accounts: readonly string[];
}

interface RecordContext {
  readonly config: Pick<Config, "backups">;
  readonly clock: Clock;
  readonly log: { readonly error: (facts: object, message: string) => void };
}

/**
 * Records beside the backups that a person was erased, by ids and hashes of mail addresses. Called after the erasure,
 * which a folder that cannot be written does not undo: that is logged.
 */
export async function recordErasure(
  { config: { backups }, clock, log }: RecordContext,
  { ids, emails }: ErasedPerson,
): Promise<void> {
  const line = { at: clock.now(), ids, emails: emails.map((email) => emailHash(email, backups.key)) };
  try {
    await makeFolder(backups.folder, 0o700);
    const file = join(backups.folder, ERASURES_FILE);
    await appendFile(file, `${JSON.stringify(line)}\n`, { mode: 0o600, flush: true });
  } catch (error) {
    log.error({ err: error, ids }, "an erasure could not be recorded beside the backups");
  }
}

/**
 * The erasures after `since` that are recorded beside this backup or in the folder of backups. Null where neither place
 * has a record.
 */
export async function readErasures(
  { folder }: Config["backups"],
  file: string,
  since: Date,
): Promise<readonly Erasure[] | null> {
  const texts = await Promise.all(
    [...new Set([folder, dirname(file)])].map((place) =>
      readFile(join(place, ERASURES_FILE), "utf8").catch(() => null),
    ),
  );
  if (texts.every((text) => text === null)) return null;
  const erasures = texts.flatMap((text) => (text ?? "").split("\n").flatMap(parseLine));
  return erasures.filter(({ at }) => at > addMs(since, -SKEW_MS));
}

/** Finds the people of these erasures in a restored database. */
export async function findErased(
  tx: Tx,
  erasures: readonly Erasure[],
  key: string | undefined,
): Promise<ErasedAgain> {
  if (erasures.length === 0) return { customers: [], accounts: [] };
  const ids = new Set(erasures.flatMap((erasure) => erasure.ids));
  const emails = new Set(erasures.flatMap((erasure) => erasure.emails));
  const isErased = (own: readonly (string | null)[], email: string) =>
    own.some((id) => id !== null && ids.has(id)) || emails.has(emailHash(email, key));
  const customers = (await tx.select().from(customerEmails)).filter(
    ({ customerId, originId, userId, email }) => isErased([customerId, originId, userId], email),
  );
  const covered = new Set(customers.map(({ userId }) => userId));
  const accounts = (await tx.select({ id: users.id, email: users.email }).from(users)).filter(
    ({ id, email }) => !covered.has(id) && isErased([id], email),
  );
  return {
    customers: [...new Set(customers.map(({ customerId }) => customerId))],
    accounts: accounts.map(({ id }) => id),
  };
}

function parseLine(line: string): Erasure[] {
  try {
    return [Erasure.parse(JSON.parse(line))];
  } catch {
    // Empty, or cut off by a full disk.
    return [];
  }
}

/** Without BACKUP_KEY a plain hash with an empty key: it hides an address from reading, not from trying. */
function emailHash(email: string, key = ""): string {
  return createHmac("sha256", key).update(email.trim().toLowerCase()).digest("hex");
}
