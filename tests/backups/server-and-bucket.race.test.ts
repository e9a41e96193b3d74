import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { fixTextForm, listTables, sumTable } from "#app/db/table-rows.server.ts";
import { addEnquiry } from "#app/features/enquiries/add-enquiry.server.ts";
import { HIRE_ORDER_HANDLERS } from "#app/features/hires/payments/settle-hire-order.server.ts";
import { addMedia } from "#app/features/media/add-media.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { useEmptyPostgres } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { ask, type TestServer, useTestServer } from "#tests/support/http/test-server.ts";
import { startS3Peer } from "#tests/support/peers/s3-peer/s3-peer.ts";
import { startChildWith } from "#tests/support/process/run-child.ts";
import { openCheckout, postCheckout } from "#tests/support/shop/purchase.ts";
import { handClock } from "#tests/support/shop/work-context.ts";

const root = mkdtempSync(join(tmpdir(), "itsshowtime-bucket-"));
const backups = join(root, "backups");
const peer = await startS3Peer();
const places = [await useEmptyPostgres(), await useEmptyPostgres(), await useEmptyPostgres()] as const;
/** A machine's settings: a database and a folder of the bucket of its own. */
const machine = (at: 0 | 1 | 2) => ({
  ...peer.env,
  S3_URL: (peer.env["S3_URL"] ?? "").replace("site/a", `site/${at}`),
  DATABASE_URL: places[at].url,
  DATA_DIR: join(root, String(at)),
  BACKUP_DIR: backups,
  BACKUP_KEY: "a key of sufficient length",
  SECRET: "s".repeat(32),
});

afterEach(() => peer.clearFaults());
afterAll(async () => {
  for (const place of places) await place.drop();
  await peer.close();
  rmSync(root, { recursive: true, force: true });
});

async function run(script: string, env: Record<string, string>, ...args: string[]): Promise<string> {
  const child = startChildWith({ ...env, NODE_ENV: "production" }, script, ...args);
  return `${await child.ended}: ${child.output()}`;
}
const newest = () => join(backups, readdirSync(backups).sort().at(-1) ?? "?");

const old = useTestServer(machine(0));
let shown = { made: "", restored: "" };

/** A product with a picture, an order of it and an enquiry with a file, as a day leaves them. */
async function haveADay({ running }: TestServer): Promise<void> {
  const { database, config } = running.services;
  const { db } = database;
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: "#456" } })
    .png()
    .toBuffer();
  await addMedia({ db, config }, { bytes, filename: "lamp.png", actorId: null });
  const product = await createProduct(db, { name: "Sióg lamp", stock: 3 });
  await inTransaction(db, bumpSiteVersion);
  const shop = { db, config, clock: handClock(new Date()), orderKinds: HIRE_ORDER_HANDLERS };
  const token = await openCheckout(shop, [{ product_id: product.id, quantity: 1 }]);
  expect(await postCheckout(shop, token)).toMatchObject({ ok: true });
  await addEnquiry(
    { db, config, now: new Date() },
    {
      enquiry: {
        formType: "equipment-servicing",
        name: "Áine",
        email: "aine@example.ie",
        phone: "091",
        company: null,
        message: "It hums",
      },
      attachments: [
        { kind: "pdf", name: "plan.pdf", bytes: Buffer.from("%PDF-"), width: null, height: null },
      ],
      locale: "ga",
      token: null,
      apiKey: null,
      honeypot: "",
      clientAddress: "192.0.2.1",
      userId: null,
    },
  );
  // The worker of each site tells staff of it: a copy made before that would be told of by another one.
  await vi.waitFor(async () => expect(await db.$count(notifications)).toBe(1), { timeout: 60_000 });
}

beforeAll(async () => {
  await haveADay(old);
  const made = await run("scripts/run/backup.ts", machine(0));
  // Nothing is left of the old machine but the file: its part of the bucket is read no more.
  shown = { made, restored: await run("scripts/run/restore.ts", machine(1), newest()) };
}, 240_000);

const fresh = useTestServer({ ...machine(1), ORIGIN: "https://shop.example.ie", TRUST_PROXY: "1" });

/** Every table that holds what people did, with its count and sum; starting a site writes to the others. */
async function contentOf(db: Db): Promise<Record<string, string>> {
  const own = new Set(["jobs", "backups", "rate_limits", "site_version", "catalog_changes", "media"]);
  return inTransaction(db, async (tx) => {
    await fixTextForm(tx);
    const found: Record<string, string> = {};
    for (const table of await listTables(tx)) {
      if (own.has(table.name)) continue;
      const { rows, hash } = await sumTable(tx, table);
      found[table.name] = `${rows} ${hash}`;
    }
    return found;
  });
}

const namesBelow = async (folder: string) =>
  (await peer.keys()).filter((key) => key.startsWith(folder)).map((key) => key.slice(folder.length));

describe("R10: a backup of a database server and a bucket, on a machine of another address", () => {
  test("brings every row of every table and every upload", async () => {
    expect(shown.made).toMatch(/^0: .*\.tar\.gz\.enc\n.*\d+ rows, \d+ uploads, .*compared\.\n$/);
    expect(shown.restored).toMatch(/^0: Restored as of .*, each compared; \d+ uploads\./);
    expect(await contentOf(fresh.running.services.database.db)).toEqual(
      await contentOf(old.running.services.database.db),
    );
    const [before, after] = [await namesBelow("site/0"), await namesBelow("site/1")];
    expect(before.some((name) => name.endsWith(".pdf"))).toBe(true);
    expect(after).toEqual(before);
  });

  test("shows the same pages and pictures, under the new address", async () => {
    const read = async (from: TestServer, path: string) => {
      const { status, text } = await ask(from.port, path, { headers: { Host: new URL(from.origin).host } });
      expect([path, status]).toEqual([path, 200]);
      return text
        .replaceAll(new URL(from.origin).origin, "ORIGIN")
        .replaceAll(/(?<="form_token" value=)"[^"]+"/g, "");
    };
    const picture = `/media/${(await namesBelow("site/1/media/")).find((name) => name.endsWith(".webp"))}`;
    for (const path of ["/shop/browse", "/ga/shop/browse", "/terms", picture])
      expect(await read(fresh, path)).toBe(await read(old, path));
    expect(await read(fresh, "/shop/browse")).toContain("Sióg lamp");
  });

  test("is not brought to a bucket that is away: one sentence, nothing restored, and the next try does it", async () => {
    await peer.addFault({
      fault: { kind: "status", status: 403, code: "AccessDenied" },
      method: "PUT",
      times: 999,
    });
    const refused = await run("scripts/run/restore.ts", machine(2), newest());
    expect(refused).toMatch(
      /^1: Uploads cannot be stored in the bucket of S3_URL: the key may not read, write, list and delete there; nothing was restored\.\n$/,
    );
    await peer.clearFaults();
    expect(await run("scripts/run/restore.ts", machine(2), newest())).toMatch(/^0: Restored as of /);
  });

  test("is not made without the uploads: the command says so in one sentence, and so does the site", async () => {
    await peer.addFault({ fault: { kind: "status", status: 403, code: "AccessDenied" }, times: 999 });
    const failed = await run("scripts/run/backup.ts", machine(1));
    expect(failed).toBe(
      "1: No backup was made: the uploads in the bucket of S3_URL cannot be read, the key may not read, write, list and delete there.\n",
    );
    const ready = await ask(fresh.port, "/readyz", { headers: { Host: "localhost" } });
    expect(JSON.parse(ready.text).degraded).toContain("backup failed");
    const reasons = sql`select reason from backups where state = 'failed'`;
    expect(JSON.stringify(await fresh.running.services.database.db.execute(reasons))).toContain(
      "No backup was made",
    );
    await peer.clearFaults();
    expect(
      await run("scripts/run/admin.ts", { ...machine(1), S3_SECRET_ACCESS_KEY: "other" }, "create", "a@b.ie"),
    ).toMatch(/^1: Uploads cannot be kept in the bucket uploads-of-the-site of S3_URL: [^\n]+\.\n$/);
  });
});
