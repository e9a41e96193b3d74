import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { build } from "vite";
import { afterAll, beforeAll, expect } from "vitest";
import { type Db, listRows } from "#app/db/client.server.ts";
import { ROOT } from "../http/test-server.ts";
import { type Child, startChild } from "../process/run-child.ts";
import { NOW } from "./claims.ts";

/** `npm run load -- kills` dies at every statement, before and after it is sent; the suite at some of them. */
export const KILLS = Number(process.env["KILLS"] ?? 12);

type Moment = "before" | "after";

/** Changes of quotes and hires in processes of their own that die at a statement. */
export function useKilledChanges(change: "accept" | "cancel", { db, url }: { db: Db; url: string }) {
  mkdirSync(join(ROOT, "node_modules/.cache"), { recursive: true });
  const folder = mkdtempSync(join(ROOT, "node_modules/.cache/changing-hire-"));
  // Mails are components, which Node does not take as they are. In one file a process starts in a fifth of the time.
  beforeAll(async () => {
    await build({
      root: ROOT,
      configFile: false,
      logLevel: "silent",
      publicDir: false,
      ssr: { noExternal: true, external: ["@electric-sql/pglite", "pg-native"] },
      build: {
        ssr: "tests/support/children/change-hire.ts",
        outDir: folder,
        target: "node22",
        rolldownOptions: { output: { entryFileNames: "change-hire.mjs" } },
      },
    });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const start = (ask: object, at: number, moment: Moment): Child =>
    startChild(
      join(folder, "change-hire.mjs"),
      ...[url, NOW.toISOString(), change, JSON.stringify(ask), String(at), moment],
    );
  return {
    /** Runs to its end. Returns the statements that were sent. */
    async runWhole(ask: object): Promise<readonly string[]> {
      const child = start(ask, -1, "before");
      expect(await child.ended).toBe(0);
      const lines = child.output().trim().split("\n");
      return lines.filter((line) => /^\d+ /.test(line));
    },
    /** Dies at a statement. Returns how the process ended, once the server has ended its transaction as well. */
    async runKilled(ask: object, { at, moment }: { at: number; moment: Moment }): Promise<number | string> {
      const end = await start(ask, at, moment).ended;
      await expect.poll(() => countConnections(db), { interval: 10 }).toBe(0);
      return end;
    },
  };
}

/**
 * Counts the connections of processes that change hires. The server closes one of a dead process as soon as it reads
 * from it.
 */
async function countConnections(db: Db): Promise<number> {
  const rows = await listRows(
    db,
    sql`select 1 from pg_stat_activity where application_name = 'changing-hire' and datname = current_database()`,
  );
  return rows.length;
}

/** The moments before and after each of so many statements; some of them, the last among them. */
export function someMoments(statements: number): readonly { readonly at: number; readonly moment: Moment }[] {
  const moments = Array.from({ length: statements }, (_, at) => at).flatMap((at) => [
    { at, moment: "before" as const },
    { at, moment: "after" as const },
  ]);
  const every = Math.max(1, Math.floor(moments.length / KILLS));
  return moments.filter((_, index) => (moments.length - 1 - index) % every === 0);
}
