import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Db } from "#app/db/client.server.ts";
import { openDatabase } from "#app/db/open-database.server.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { getFormSecret, makeFormToken } from "#app/features/enquiries/proof/form-token.server.ts";
import { ADMIN, unpackDatabase } from "#tests/support/database/test-database-dump.ts";
import { ask } from "#tests/support/http/test-server.ts";
import { startSmtpPeer } from "#tests/support/peers/smtp-peer.ts";
import { newRandom } from "#tests/support/random.ts";
import { buildIfStale } from "../../../scripts/run/build-if-stale.ts";
import { freePort } from "../../../scripts/run/free-port.ts";
import { type SpawnedServer, spawnServer } from "../../../scripts/run/spawn-server.ts";

/** `npm run load -- kills` kills it 20 times, and goes through every manner of the mail server. */
const KILLS = Number(process.env["KILLS"] ?? 2);
const POSTS = 10 * KILLS;
const SECRET = "k".repeat(32);

const folder = mkdtempSync(join(tmpdir(), "itsshowtime-kill-"));
const peer = await startSmtpPeer({ maxClients: 100 });
let server: SpawnedServer | undefined;
let port = 0;

beforeAll(async () => {
  await buildIfStale();
  await unpackDatabase(folder);
  port = await freePort();
}, 240_000);
afterAll(() => {
  server?.process.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<void> {
  server = spawnServer({
    port,
    env: {
      DATA_DIR: folder,
      SAMPLE_DATA: "0",
      SECRET,
      SMTP_URL: peer.url,
      TRUST_PROXY: "1",
      ORIGIN: `http://localhost:${port}`,
    },
  });
  await server.ready();
}

interface Post {
  readonly body: string;
  readonly network: string;
  reference: string | null;
}

function postForm(path: string, body: string, network: string) {
  return ask(port, path, {
    method: "POST",
    headers: {
      Origin: `http://localhost:${port}`,
      "Content-Type": "application/x-www-form-urlencoded",
      "X-Forwarded-For": network,
    },
    body,
  });
}

/** Tries a wrong password of the admin's account, each time from another network, and gives the status. */
async function guess(n: number): Promise<number> {
  const body = new URLSearchParams({ email: ADMIN.email, password: `guess number ${n}` });
  return (await postForm("/auth", body.toString(), `10.2.${n}.1`)).status;
}

/** Posts, and notes the reference of an answer that was read to its end. */
async function send(post: Post, answered: Post[]): Promise<void> {
  const answer = await postForm("/contact", post.body, post.network).catch(() => null);
  if (answer?.status !== 200) return;
  answered.push(post);
  const reference = /IST-\d{4}-\d+/.exec(answer.text)?.[0] ?? null;
  if (post.reference !== null) expect(reference).toBe(post.reference);
  post.reference = reference;
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Four at a time, in the order of the list. */
async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const item of waiting) await work(item);
    }),
  );
}

async function makePosts(): Promise<Post[]> {
  const secret = await getFormSecret({} as Db, { secret: SECRET });
  return Array.from({ length: POSTS }, (_, n) => ({
    body: new URLSearchParams({
      form_token: makeFormToken(secret, { now: new Date(Date.now() - 60_000) }),
      name: `Person ${n}`,
      email: `person${n}@example.ie`,
      phone: "1",
      message: `Number ${n}`,
    }).toString(),
    network: `10.1.${n}.1`,
    reference: null,
  }));
}

test(`R1, R2, R3, F-20: ${POSTS} enquiries, ${KILLS} kills, a mail server that misbehaves: each is there once and mailed, and wrong passwords stay counted`, async () => {
  const posts = await makePosts();
  const answered: Post[] = [];
  const random = newRandom();
  const manners = [
    { kind: "hang" },
    { kind: "cut-after-data" },
    { kind: "answer", code: 451 },
    { kind: "accept" },
  ] as const;
  for (let round = 0; round < KILLS; round += 1) {
    peer.manner = manners[round % manners.length] ?? { kind: "accept" };
    await start();
    if (round === 0)
      expect(new Set(await Promise.all(Array.from({ length: 10 }, (_, n) => guess(n))))).toEqual(
        new Set([401]),
      );
    const waiting = posts.filter(({ reference }) => reference === null).slice(0, POSTS / KILLS + 6);
    // The process dies while answers are on their way: after some of them, at no certain moment.
    const before = answered.length;
    const enough = before + 2 + random(POSTS / KILLS - 2);
    let sent = false;
    const sending = inParallel(waiting, (post) => send(post, answered)).finally(() => {
      sent = true;
    });
    while (answered.length < enough && !sent) await rest(2);
    await rest(random(40));
    await server?.end("SIGKILL");
    await sending;
    // No answer waits for the mail server, whatever it does.
    expect(answered.length).toBeGreaterThan(before);
  }
  peer.manner = { kind: "accept" };
  await start();
  // Every answer may have been lost on its way: all are sent again with the token they had.
  await inParallel(posts, (post) => send(post, answered));
  expect(posts.every(({ reference }) => reference !== null)).toBe(true);
  expect(await guess(10)).toBe(429);
  await server?.end("SIGKILL");

  const database = await openDatabase({ dataDir: folder });
  const rows = await database.db.select().from(enquiries);
  await database.db.execute("update outbox_mails set next_attempt_at = now() where state = 'queued'");
  await database.close();
  expect(rows.map(({ reference }) => reference).sort()).toEqual(
    posts.map(({ reference }) => reference ?? "").sort(),
  );
  await start();
  const subjects = new Map<string, Set<string | undefined>>();
  await expect
    .poll(
      () => {
        for (const { subject = "", messageId } of peer.received)
          subjects.set(subject, (subjects.get(subject) ?? new Set()).add(messageId));
        return subjects.size;
      },
      { timeout: 60_000, interval: 250 },
    )
    .toBe(2 * POSTS);
  expect([...subjects.values()].every((ids) => ids.size === 1)).toBe(true);
}, 600_000);
