import { expect, it } from "vitest";
import { contentEntries } from "#app/db/schema/content.ts";
import { brands } from "#app/db/schema/shop/catalog.ts";
import { parcels } from "#app/db/schema/shop/parcels.ts";
import type { Role } from "#app/features/identity/identity.ts";
import { newId } from "#app/lib/ids.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createCustomerOrder } from "#tests/support/shop/customer-rows.ts";
import { findAnything } from "./find.server.ts";

const db = await useTestDb();
const NOW = new Date("2026-11-30T09:00:00Z");

const find = (typed: string, roles: readonly Role[] = ["admin"]) =>
  findAnything(db, { typed, roles, now: NOW });

it("finds entries, pictures, categories and brands by their names, for those who may open them", async () => {
  const entryId = newId();
  const title = { en: "Harbour festival", ga: "Féile an chuain" };
  await db
    .insert(contentEntries)
    .values({ id: entryId, collection: "projects", key: "harbour", data: { title } });
  const gone = { collection: "projects", key: "gone", data: { title }, deletedAt: NOW };
  await db.insert(contentEntries).values({ id: newId(), ...gone });
  const brandId = newId();
  await db.insert(brands).values({ id: brandId, name: "Lumenworks", slug: "lumenworks" });

  const entry = { kind: "entry", href: `/admin/content/projects/${entryId}`, title: "Harbour festival" };
  expect(await find("harbour")).toMatchObject([{ ...entry, detail: "Projects" }]);
  expect(await find("feile an")).toMatchObject([entry]);
  expect(await find("harbour", ["sales"])).toEqual([]);
  expect(await find("lumenw")).toMatchObject([{ kind: "brand", href: `/admin/brands/${brandId}` }]);
  expect(await find("lumenw", ["editor"])).toEqual([]);
});

it("finds an order by the tracking number of its parcel", async () => {
  const orderId = await createCustomerOrder(db);
  await db
    .insert(parcels)
    .values({ id: newId(), orderId, number: 1, trackingNumber: "DPD 123 456", dispatchedAt: NOW });
  for (const typed of ["dpd123456", "DPD 1234"])
    expect(await find(typed)).toMatchObject([{ kind: "order", id: orderId }]);
  expect(await find("dpd999999")).toEqual([]);
});
