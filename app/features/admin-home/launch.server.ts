import { and, eq, isNull, sql } from "drizzle-orm";
import { isSecurePublicOrigin } from "#app/config-origin.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { listLegalGaps } from "#app/features/catalog/duties/legal-gaps.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { listUntickedLegalPages } from "#app/features/site-text/legal-ticks.server.ts";
import type { SiteState } from "./admin-home.ts";
import { LAUNCH_KINDS, type LaunchFacts, type LaunchItem, type LaunchKind } from "./launch.ts";

/** Everything to do before the first customer, done or not, in the order of the list. */
export async function listLaunchItems(
  db: Db,
  facts: LaunchFacts,
  site: SiteState,
): Promise<readonly LaunchItem[]> {
  const [gaps, unread, samples, { launch }] = await Promise.all([
    listLegalGaps(db),
    listUntickedLegalPages(db),
    countSampleProducts(db),
    getSettings(db),
  ]);
  const productsWith = (kind: "maker-details" | "warnings-one-language") =>
    gaps.reduce((n, gap) => (gap.kind === kind ? n + gap.products : n), 0);
  const left: Readonly<Record<LaunchKind, number>> = {
    company: gaps.filter(({ kind }) => kind === "company").length,
    "sample-content": site.sampleEntries,
    "sample-products": samples,
    makers: productsWith("maker-details"),
    warnings: productsWith("warnings-one-language"),
    guarantee: gaps.filter(({ kind }) => kind === "guarantee-notice").length,
    irish: site.missingIrish + site.staleIrish,
    "irish-texts": site.staleTexts,
    payments: facts.payments === "live" ? 0 : 1,
    mail: facts.mailServer ? 0 : 1,
    "staff-mails": facts.staffMails ? 0 : 1,
    address: isSecurePublicOrigin(facts.origin) ? 0 : 1,
    "automatic-backups": facts.automaticBackups ? 0 : 1,
    solicitor: unread.length,
    backup: launch.backup ? 0 : 1,
  };
  return LAUNCH_KINDS.map((kind) => ({ kind, n: left[kind], done: left[kind] === 0 }));
}

/** Invented products that are still for sale. */
async function countSampleProducts(db: Db): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(products)
    .where(and(eq(products.sample, true), isNull(products.parentId), eq(products.status, "published")));
  return row?.n ?? 0;
}
