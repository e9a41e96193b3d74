import { expect, test } from "vitest";
import { signInAs } from "../support/http/sign-in.ts";
import { ADMIN, useTestServer } from "../support/http/test-server.ts";

const site = useTestServer();

test("a report whose dates are none says so, keeps them, and has no file", async () => {
  const Cookie = await signInAs(site, ADMIN);
  const ask = (path: string) => site.ask(path, { headers: { Cookie } });
  const query = "from=2026-03-02&until=2026-03-01";
  for (const page of ["", "/best-sellers", "/hire", "/accounting", "/activity"]) {
    const { status, text } = await ask(`/admin/reports${page}?${query}`);
    expect(status).toBe(200);
    expect(text).toContain("The first day is after the last day.");
    expect(text).toContain('value="2026-03-02"');
  }
  expect((await ask(`/admin/reports/documents?${query}&format=xero`)).status).toBe(404);
  expect((await ask(`/admin/reports/export/sales?${query}`)).status).toBe(404);
  expect((await ask("/admin/reports/export/nothing")).status).toBe(404);
  expect((await ask("/admin/reports/documents?format=nothing")).status).toBe(404);
});

test("every report opens without a sale, and is a file that the activity log names", async () => {
  const Cookie = await signInAs(site, ADMIN);
  const ask = (path: string) => site.ask(path, { headers: { Cookie } });
  for (const page of [
    "",
    "/best-sellers?group=customers",
    "/hire?rows=groups&order=idle",
    "/vat?period=2026-1",
    "/accounting",
    "/stock",
    "/activity",
    "/discounts",
  ])
    expect((await ask(`/admin/reports${page}`)).status).toBe(200);
  for (const report of ["sales", "best-sellers", "hire", "vat", "stock", "activity", "discounts"]) {
    const file = await ask(`/admin/reports/export/${report}?from=2026-01-01&until=2026-02-28`);
    expect(file.headers["content-type"]).toContain("text/csv");
    expect(file.headers["content-disposition"]).toContain(`${report}.csv`);
  }
  const xero = await ask("/admin/reports/documents?format=xero&from=2026-01-01&until=2026-02-28");
  expect(xero.text.startsWith("*ContactName,")).toBe(true);
  const log = await ask("/admin/audit");
  expect(log.text).toContain("Invoices and credit notes were exported for accounting");
  expect(log.text).toContain("A report was exported");
});
