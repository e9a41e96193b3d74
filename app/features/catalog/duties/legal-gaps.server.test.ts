import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { brands } from "#app/db/schema/shop/catalog.ts";
import { changeSetting } from "#app/features/settings/change-setting.server.ts";
import { settingSchemas } from "#app/features/settings/schema.ts";
import { newId } from "#app/lib/ids.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { getProductBySlug } from "../product/product-page.server.ts";
import { listLegalGaps } from "./legal-gaps.server.ts";

const db = await useTestDb();

const MAKER = {
  manufacturerName: "Maker GmbH",
  manufacturerAddress: "1 Street, Berlin",
  manufacturerContact: "safety@example.com",
};

describe("what the law still misses", () => {
  it("L16, L17: names every particular of the company that is empty", async () => {
    const fields = (await listLegalGaps(db)).flatMap((gap) => (gap.kind === "company" ? [gap.field] : []));
    expect(fields).toContain("companyNumber");
    expect(fields).toContain("registeredOffice");
    const company = settingSchemas.company.parse({ companyNumber: "123456" });
    await inTransaction(db, (tx) => changeSetting(tx, "company", company));
    const left = (await listLegalGaps(db)).flatMap((gap) => (gap.kind === "company" ? [gap.field] : []));
    expect(left).not.toContain("companyNumber");
  });

  it("L24: counts published products without a maker, and a brand's details count for all of its products", async () => {
    const brandId = newId();
    await db.insert(brands).values({ id: brandId, name: "Brand", slug: "brand", ...MAKER });
    const { slug } = await createProduct(db, { brandId });
    await createProduct(db, { ...MAKER });
    await createProduct(db, { status: "draft" });
    expect(await listLegalGaps(db)).not.toContainEqual(expect.objectContaining({ kind: "maker-details" }));
    await createProduct(db, { manufacturerName: "Only a name", brandId });
    await createProduct(db, { warnings: "Hot", ...MAKER });
    // A picture that is no longer in the library shows nothing.
    const gone = { en: "", ga: newId() };
    await inTransaction(db, (tx) => changeSetting(tx, "guaranteeNotice", gone));
    const gaps = (await listLegalGaps(db)).filter((gap) => gap.kind !== "company");
    expect(gaps).toEqual([
      { kind: "maker-details", products: 1 },
      { kind: "warnings-one-language", products: 1 },
      { kind: "guarantee-notice", language: "en" },
      { kind: "guarantee-notice", language: "ga" },
    ]);
    const page = await getProductBySlug(db, slug, new Date());
    expect(page?.duties.maker).toMatchObject({ name: "Maker GmbH", contact: "safety@example.com" });
  });
});
