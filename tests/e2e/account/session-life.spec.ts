import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import type * as App from "../../../server/app.ts";
import { unpackDatabase } from "../../support/database/test-database-dump.ts";
import { ADMIN } from "../global-setup.ts";
import { test as base, expect, signIn, signInByHand } from "../site.ts";

const DAY_MS = 86_400_000;

/** A site in this process, so that a test can turn its sessions older. */
const test = base.extend<object, { site: App.RunningServer }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern.
    async ({}, use) => {
      const folder = await unpackDatabase(mkdtempSync(join(tmpdir(), "itsshowtime-sessions-")));
      const file = join(import.meta.dirname, "../../../build/server/index.js");
      const app = (await import(pathToFileURL(file).href)) as typeof App;
      const config = app.readConfig({
        NODE_ENV: "production",
        PORT: "0",
        SAMPLE_DATA: "0",
        DATA_DIR: folder,
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
      });
      const site = await app.startServer(config, { log: pino({ level: "silent" }) });
      await use(site);
      await site.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

test("a session lives on while a page of it is open, and one that ends keeps what was typed @desktop", async ({
  page,
  site,
}) => {
  const { db } = site.services.database;
  const expiry = async () => {
    const [row] = await db.query.sessions.findMany();
    return row?.expiresAt.getTime() ?? 0;
  };
  await page.clock.install();
  await signIn(page);
  await page.goto("/account/addresses?add");
  await page.getByLabel(/^Address line 1/).fill("Half typed");
  const before = await expiry();

  // Nearly over: it was last used 29 days ago.
  await db.execute(sql`update sessions set expires_at = expires_at - interval '29 days'`);
  await page.clock.fastForward("11:00");
  await expect.poll(async () => (await expiry()) - before).toBeGreaterThan(-DAY_MS);
  const cookie = async () =>
    (await page.context().cookies()).find(({ name }) => name.endsWith("session_token"));
  expect(((await cookie())?.expires ?? 0) * 1000).toBeGreaterThan(before - DAY_MS);
  await expect(page.getByRole("alert")).toHaveCount(0);

  await db.execute(sql`update sessions set expires_at = now() - interval '1 minute'`);
  await page.clock.fastForward("11:00");
  await expect(page.getByRole("alert")).toContainText("session has ended");
  await expect(page.getByLabel(/^Address line 1/)).toBeHidden();
  const login = page.context().waitForEvent("page");
  await page.getByRole("link", { name: "Log in in a new tab" }).click();
  const tab = await login;
  await signInByHand(tab);
  await page.bringToFront();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByLabel(/^Address line 1/)).toHaveValue("Half typed");
  await expect(page.getByLabel(/^Address line 1/)).toBeVisible();
});
