import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { expect, it } from "vitest";
import type { OperationsState } from "../admin-home.ts";
import { OperationsFacts } from "./operations-facts.tsx";

const SITE = { sampleEntries: 0, missingIrish: 0, staleIrish: 0, staleTexts: 0 };
const BACKUPS = { scheduled: true, last: null, failure: null, late: false, gone: false };

interface Shown {
  readonly backups: OperationsState["backups"];
  readonly mailServer: boolean;
  readonly staleTexts?: number;
}

function show({ backups, mailServer, staleTexts = 0 }: Shown): string {
  const operations = { failedMails: 0, failedJobs: 0, errors: 0, backups, lastImport: null };
  return renderToStaticMarkup(
    <StaticRouter location="/admin">
      <OperationsFacts operations={operations} site={{ ...SITE, staleTexts }} mailServer={mailServer} />
    </StaticRouter>,
  );
}

it("marks a missing mail server and a missing backup as work left to do", () => {
  const missing = show({ backups: BACKUPS, mailServer: false });
  expect(missing).toMatch(/state-warn">No mail server/);
  expect(missing).toMatch(/state-warn">None yet/);
  const last = { at: new Date("2026-11-29T03:00Z"), bytes: 1_000_000, file: "b" };
  const made = show({ backups: { ...BACKUPS, last }, mailServer: true });
  expect(made).not.toContain("state-warn");
});

it("counts sentences of the site whose Irish is out of date, with the way to them", () => {
  const left = show({ backups: BACKUPS, mailServer: true, staleTexts: 2 });
  expect(left).toContain("2 out of date");
  expect(left).toContain('href="/admin/site-text?state=stale"');
});
