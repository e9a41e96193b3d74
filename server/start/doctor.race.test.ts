import { expect, test } from "vitest";
import { openDatabase } from "#app/db/open-database.server.ts";
import { runOn } from "#tests/support/database/postgres.ts";
import { useEmptyPostgres } from "#tests/support/database/test-db.ts";
import { startChild } from "#tests/support/process/run-child.ts";
import { examineDatabase } from "./doctor.ts";

test("a user that may not make tables is told to own the database, by a start and by the doctor", async () => {
  const { url, drop } = await useEmptyPostgres();
  const guest = `guest_${process.pid}`;
  const as = new URL(url);
  as.username = guest;
  try {
    await runOn(url, `CREATE ROLE ${guest} LOGIN`);
    const child = startChild("tests/support/children/start-services.ts", as.href);
    expect(await child.ended).not.toBe(0);
    expect(child.output()).toContain("may not make tables there: let it own the database");
    const database = await openDatabase({ databaseUrl: as.href, dataDir: "" });
    const findings = await examineDatabase(database);
    await database.close();
    expect(findings.filter(({ level }) => level === "fail").map(({ text }) => text)).toEqual([
      expect.stringContaining("may not make tables there: let it own the database"),
    ]);
  } finally {
    await drop();
    await runOn(url.replace(/[^/]+$/, "postgres"), `DROP ROLE IF EXISTS ${guest}`);
  }
});
