import { expect, test } from "vitest";
import { runOn } from "#tests/support/database/postgres.ts";
import { MIGRATIONS } from "#tests/support/database/test-database-dump.ts";
import { useEmptyPostgres } from "#tests/support/database/test-db.ts";
import { startChild } from "#tests/support/process/run-child.ts";

test("R9: four processes started at once on an empty server migrate once", async () => {
  const { url, drop } = await useEmptyPostgres();
  try {
    const children = Array.from({ length: 4 }, () =>
      startChild("tests/support/children/migrate.ts", url, MIGRATIONS),
    );
    const codes = await Promise.all(children.map((child) => child.ended));
    const outputs = children.map((child) => child.output());
    expect(codes, outputs.join("\n")).toEqual([0, 0, 0, 0]);

    const applied = outputs.map((output) => Number(/applied (\d+)\n/.exec(output)?.[1]));
    expect(applied.filter((count) => count > 0)).toHaveLength(1);
    const history = await runOn(url, "SELECT count(*)::int AS n FROM drizzle.__drizzle_migrations");
    expect(history).toEqual([{ n: Math.max(...applied) }]);
    expect(await runOn(url, "SELECT count(*)::int AS n FROM site_version")).toEqual([{ n: 1 }]);
  } finally {
    await drop();
  }
});
