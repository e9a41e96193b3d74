import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { brands, products } from "#app/db/schema/shop/catalog.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import type { Company } from "#app/features/settings/settings.ts";
import { LOCALES, type Locale } from "#app/i18n/locale.ts";
import { lacksMaker } from "../makers/makers-admin.server.ts";
import { getGuaranteeGraphic } from "../product/guarantee-graphic.server.ts";

/**
 * Particulars of the company that the law requires: Companies Act 2014 s. 151, S.I. 68/2003, Consumer Rights Act 2022,
 * European Union (WEEE) Regulations 2014.
 */
const COMPANY_FIELDS = [
  "legalName",
  "companyNumber",
  "registeredOffice",
  "directors",
  "vatNumber",
  "weeeNumber",
  "address",
  "phone",
  "email",
] as const satisfies readonly (keyof Company)[];

/** What is between the shop and the law, as far as a program can see it. */
export type LegalGap =
  | { readonly kind: "company"; readonly field: (typeof COMPANY_FIELDS)[number] }
  /** Published products for which a maker's name, postal or electronic address is missing. */
  | { readonly kind: "maker-details"; readonly products: number }
  /** Published products with a warning in one language only. */
  | { readonly kind: "warnings-one-language"; readonly products: number }
  /** The official notice on the legal guarantee in a language; its facts are given in words meanwhile. */
  | { readonly kind: "guarantee-notice"; readonly language: Locale };

/** Lists what the law still asks for, for the list before launch; empty when no gap can be seen. */
export async function listLegalGaps(db: Db): Promise<readonly LegalGap[]> {
  const [{ company }, counted, notices] = await Promise.all([
    getSettings(db),
    countProducts(db),
    Promise.all(
      LOCALES.map(async (language) => ({ language, picture: await getGuaranteeGraphic(db, language) })),
    ),
  ]);
  return [
    ...COMPANY_FIELDS.filter((field) => company[field] === "").map((field) => ({
      kind: "company" as const,
      field,
    })),
    ...(counted.maker > 0 ? [{ kind: "maker-details" as const, products: counted.maker }] : []),
    ...(counted.warnings > 0 ? [{ kind: "warnings-one-language" as const, products: counted.warnings }] : []),
    ...notices.flatMap(({ language, picture }) =>
      picture ? [] : [{ kind: "guarantee-notice" as const, language }],
    ),
  ];
}

async function countProducts(db: Db): Promise<{ readonly maker: number; readonly warnings: number }> {
  const oneLanguage = sql`(${products.warnings} = '') <> (${products.warningsGa} = '')`;
  const [row] = await db
    .select({
      maker: sql<number>`(count(*) filter (where ${lacksMaker}))::int`,
      warnings: sql<number>`(count(*) filter (where ${oneLanguage}))::int`,
    })
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(and(eq(products.status, "published"), isNull(products.parentId), or(lacksMaker, oneLanguage)));
  return { maker: row?.maker ?? 0, warnings: row?.warnings ?? 0 };
}
