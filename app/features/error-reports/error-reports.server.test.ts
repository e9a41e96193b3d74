import { describe, expect, it } from "vitest";
import { DAY_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { addErrorReport } from "./add-error-report.server.ts";
import { exportErrorReports } from "./export-error-reports.server.ts";
import { listErrorReports } from "./queries.server.ts";
import { removeOldErrorReports } from "./remove-old-error-reports.server.ts";

const db = await useTestDb();
const NOW = new Date("2026-11-21T12:00:00Z");
const ERROR = { type: "TypeError", message: "no shelf for nora@example.ie", stack: "    at f (a.ts:1:1)" };
const report = (requestId: string) => ({ requestId, method: "GET", path: "/shop", error: ERROR });

describe("error reports", () => {
  it("keep what helps a developer, and no one's address", async () => {
    await addErrorReport(db, NOW, report("aaaa00000001"));
    const { reports } = await listErrorReports(db, { number: "aaaa" });
    expect(reports).toEqual([
      {
        requestId: "aaaa00000001",
        method: "GET",
        path: "/shop",
        type: "TypeError",
        message: "no shelf for (address)",
        detail: "    at f (a.ts:1:1)",
        happenedAt: NOW,
      },
    ]);
    expect((await listErrorReports(db, { number: "bbbb" })).reports).toEqual([]);
    const file = await exportErrorReports(db, "aaaa", "admin");
    expect(file).toContain(
      "aaaa00000001,2026-11-21T12:00:00.000Z,GET,/shop,TypeError,no shelf for (address)",
    );
    expect(await exportErrorReports(db, "bbbb", "admin")).not.toContain("aaaa");
  });

  it("are thirty a minute at most, and two for one number are one", async () => {
    const later = new Date(NOW.getTime() + DAY_MS);
    for (let n = 0; n < 40; n++) await addErrorReport(db, later, report(`cccc${String(n).padStart(8, "0")}`));
    expect((await listErrorReports(db, { number: "cccc" })).reports).toHaveLength(30);
    const minuteLater = new Date(later.getTime() + 61_000);
    await addErrorReport(db, minuteLater, report("dddd00000001"));
    await addErrorReport(db, minuteLater, report("dddd00000001"));
    expect((await listErrorReports(db, { number: "dddd" })).reports).toHaveLength(1);
  });

  it("are listed newest first, fifty at a time", async () => {
    for (const day of [2, 3]) {
      const at = new Date(NOW.getTime() + day * DAY_MS);
      for (let n = 0; n < 30; n++) {
        const when = new Date(at.getTime() + n);
        await addErrorReport(db, when, report(`e${day}${String(n).padStart(10, "0")}`));
      }
    }
    const first = await listErrorReports(db);
    expect(first.reports).toHaveLength(50);
    expect(first.reports[0]?.requestId).toBe("e30000000029");
    const second = await listErrorReports(db, { before: first.next ?? undefined });
    expect(second.reports[0]?.requestId).toBe("e20000000009");
  });

  it("of one millisecond are all listed, also where a page ends among them", async () => {
    const at = new Date(NOW.getTime() + 4 * DAY_MS);
    for (let n = 0; n < 5; n++) await addErrorReport(db, at, report(`a4${String(n).padStart(10, "0")}`));
    const listed: string[] = [];
    for (let before: string | null = ""; before !== null; ) {
      const page: Awaited<ReturnType<typeof listErrorReports>> = await listErrorReports(db, {
        number: "a4",
        before,
        limit: 2,
      });
      listed.push(...page.reports.map(({ requestId }) => requestId));
      before = page.next;
    }
    expect(listed).toEqual([4, 3, 2, 1, 0].map((n) => `a4000000000${n}`));
  });

  it("go after ninety days", async () => {
    await addErrorReport(db, NOW, report("ffff00000001"));
    await removeOldErrorReports(db, new Date(NOW.getTime() + 89 * DAY_MS));
    expect((await listErrorReports(db, { number: "ffff" })).reports).toHaveLength(1);
    await removeOldErrorReports(db, new Date(NOW.getTime() + 91 * DAY_MS));
    expect((await listErrorReports(db, { number: "ffff" })).reports).toEqual([]);
  });
});
