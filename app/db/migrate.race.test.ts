import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runOn } from "#tests/support/database/postgres.ts";
import { useEmptyPostgres } from "#tests/support/database/test-db.ts";
import { startChild } from "#tests/support/process/run-child.ts";

test("R9: five processes started at once on an empty server migrate once, and all become ready", async () => {
  const { url, drop } = await useEmptyPostgres();
  const folder = mkdtempSync(join(tmpdir(), "itsshowtime-start-"));
  try {
    const children = Array.from({ length: 5 }, () =>
      startChild("tests/support/children/start-services.ts", url, folder),
    );
    const codes = await Promise.all(children.map((child) => child.ended));
    const outputs = children.map((child) => child.output());
    expect(codes, outputs.join("\n")).toEqual([0, 0, 0, 0, 0]);
    const started = outputs.map((output) => output.trim().split("\n").at(-1));

    const applied = started.map((line) => Number(/^applied (\d+), failed \[\]$/.exec(line ?? "")?.[1]));
    expect(applied.filter((count) => count > 0)).toHaveLength(1);
    expect(applied.filter((count) => count === 0)).toHaveLength(4);
    const history = await runOn(url, "SELECT count(*)::int AS n FROM drizzle.__drizzle_migrations");
    expect(history).toEqual([{ n: Math.max(...applied) }]);
    expect(await runOn(url, "SELECT count(*)::int AS n FROM site_version")).toEqual([{ n: 1 }]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await drop();
  }
});
