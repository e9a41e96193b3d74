import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { products } from "#app/db/schema/shop/catalog.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { readStoredForm } from "../read-values.server.ts";
import { saveProduct } from "./save-product.server.ts";

const db = await useTestDb();
const now = new Date("2026-11-21T12:00:00Z");

/** A shackle of 1 t and of 2 t, with the part number 2T and 50 pieces. */
async function createShackle() {
  const attributes = [{ name: "Load", values: ["1 t", "2 t"], visible: true, variation: true }];
  const parent = await createProduct(db, { kind: "variable", attributes, price: cents(500) });
  const of = { kind: "variation", parentId: parent.id, price: cents(500) } as const;
  const one = await createProduct(db, { ...of, options: { Load: "1 t" } });
  const sku = `2T-${parent.id}`;
  const two = await createProduct(db, { ...of, sku, options: { Load: "2 t" }, stock: 50 });
  const save = async (attributes: string, confirmed: readonly string[] = []) => {
    const base = (await readStoredForm(db, parent.id))?.values ?? {};
    const values = { ...base, attributes };
    const request = { id: parent.id, base, values, confirmed, generate: false, actorId: "admin", now };
    return saveProduct(db, request);
  };
  const offered = async () => {
    const rows = await db.select().from(products).where(eq(products.parentId, parent.id));
    const options = rows.map(({ id, options: { Load }, status }) => [id, Load, status] as const);
    return [one.id, two.id].map((id) => options.find(([row]) => row === id)?.slice(1));
  };
  return { save, offered, field: `v.${two.id}.offered`, sku };
}

describe("a value of an attribute that is respelt", () => {
  it("carries its variation along", async () => {
    const { save, offered } = await createShackle();
    expect(await save("Load*: 1 t | 2 tonnes")).toMatchObject({ ok: true });
    expect(await offered()).toEqual([
      ["1 t", "published"],
      ["2 tonnes", "published"],
    ]);
    expect(await save("Load*: 1 T | 2 TONNES")).toMatchObject({ ok: true });
    expect(await offered()).toEqual([
      ["1 T", "published"],
      ["2 TONNES", "published"],
    ]);
  });

  it.each([
    ["two at once", "Load*: 1 tonne | 2 tonnes", 2],
    ["one in another place", "Load*: 2 tonnes | 1 t", 1],
    ["one that is only gone", "Load*: 1 t | ", 1],
  ])("asks before variations go off offer: %s", async (_, attributes, asked) => {
    const { save, offered, field, sku } = await createShackle();
    const before = await offered();
    const question = await save(attributes);
    expect(question).toMatchObject({
      error: { kind: "to-confirm", freed: [], form: { values: { attributes } } },
    });
    const withdrawn = !question.ok && question.error.kind === "to-confirm" ? question.error.withdrawn : [];
    expect(withdrawn).toHaveLength(asked);
    expect(withdrawn).toContainEqual({ field, label: `2 t, ${sku}`, pieces: 50 });
    expect(await offered()).toEqual(before);
    // Fewer pieces than now: the yes was to another question.
    expect(await save(attributes, [`${field} 49`])).toMatchObject({ error: { kind: "to-confirm" } });
    const yes = withdrawn.map((one) => `${one.field} ${one.pieces ?? ""}`);
    expect(await save(attributes, yes)).toMatchObject({ ok: true });
    expect((await offered())[1]).toEqual(["2 t", "private"]);
    expect(await save(attributes)).toMatchObject({ ok: true });
  });
});
