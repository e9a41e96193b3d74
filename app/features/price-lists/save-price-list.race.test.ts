import { expect, it } from "vitest";
import { priceLists } from "#app/db/schema/shop/price-lists.ts";
import { newId } from "#app/lib/ids.ts";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { createPriceList } from "#tests/support/shop/price-lists.ts";
import { savePriceList } from "./save-price-list.server.ts";

const { db } = await usePostgresDb();
const TIMES = 5;

async function saveTogether(ids: readonly (string | null)[]) {
  const { id: actorId } = await createUser(db);
  const save = (id: string | null, index: number) => {
    const values = { name: index % 2 ? "Theatres" : "THEATRES", active: true, percent: "" };
    return savePriceList(db, {
      id,
      values: { ...values, categories: {}, prices: "" },
      version: 1,
      actorId,
      now: new Date(),
    });
  };
  return Promise.all(ids.map(save));
}

const NAME_TAKEN = { kind: "faults", faults: [{ field: "name", kind: "name-taken" }] };

it("new price lists of one name saved at once: the first is kept, the others have the name's fault", async () => {
  const saved = await saveTogether(Array.from({ length: TIMES }, () => null));
  expect(saved.filter((one) => one.ok)).toHaveLength(1);
  expect(saved.flatMap((one) => (one.ok ? [] : [one.error]))).toEqual(
    Array.from({ length: TIMES - 1 }, () => NAME_TAKEN),
  );
  expect(await db.$count(priceLists)).toBe(1);
});

it("price lists renamed to one name at once: the first is renamed, the others have the name's fault", async () => {
  const ids: string[] = [];
  for (let at = 0; at < TIMES; at++) ids.push(await createPriceList(db, { name: newId() }));
  const saved = await saveTogether(ids);
  expect(saved.filter((one) => one.ok)).toHaveLength(1);
  expect(saved.flatMap((one) => (one.ok ? [] : [one.error]))).toEqual(
    Array.from({ length: TIMES - 1 }, () => NAME_TAKEN),
  );
});
