import { writeSync } from "node:fs";
import { expect, test } from "vitest";
import { ADMIN_ENV, prepareActions } from "#tests/support/cost/actions.ts";
import { countStatements, describeExcess } from "#tests/support/cost/count-statements.ts";
import { readFigures } from "#tests/support/cost/figures.ts";
import { MEASURED_HEADER, recordRequestStatements } from "#tests/support/cost/request-statements.ts";
import { stockSite } from "#tests/support/cost/stock-site.ts";
import { useTestServer } from "#tests/support/http/test-server.ts";

const SECRET = "c".repeat(32);
const { take, ...recorder } = recordRequestStatements();
const site = useTestServer({ ...ADMIN_ENV, SAMPLE_DATA: "1", TRUST_PROXY: "1", SECRET }, recorder);

test("no action sends more statements than at the last release", async () => {
  const { origin, running } = site;
  const admin = { email: ADMIN_ENV.ADMIN_EMAIL, password: ADMIN_ENV.ADMIN_PASSWORD };
  const stocked = await stockSite(running.services.database.db);
  const actions = await prepareActions({ origin, secret: SECRET, admin, ...stocked });
  const allowed = readFigures().engines.embedded;
  expect(Object.keys(allowed).sort(), "docs/cost.json and the actions").toEqual(Object.keys(actions).sort());
  const excess: string[] = [];
  let table = "Statements of each action, and what docs/cost.json allows:\n";
  for (const [name, act] of Object.entries(actions)) {
    const statements = await countStatements(act, take);
    const most = allowed[name]?.statements ?? 0;
    table += `  ${name.padEnd(24)}${String(statements.length).padStart(4)} (${most})\n`;
    if (statements.length > most) excess.push(describeExcess(name, statements, most));
  }
  // The report of the suite, not the console: that would fail the test.
  writeSync(1, table);
  expect(excess.join("\n")).toBe("");
});

test("what is counted are the statements of marked requests, and the failure names the action and what it sends", async () => {
  take();
  expect((await site.ask("/readyz")).status).toBe(200);
  expect(take()).toEqual([]);
  expect((await site.ask("/readyz", { headers: { [MEASURED_HEADER]: "1" } })).status).toBe(200);
  expect(take()).not.toEqual([]);
  expect(describeExcess("order page", ['select "id",\n "state" from "orders"', "begin"], 1)).toBe(
    'The action "order page" sends 2 statements; docs/cost.json allows 1. Send fewer, or say in docs/cost.md why ' +
      'it needs more. It sends:\n  select … from "orders"\n  begin',
  );
});
