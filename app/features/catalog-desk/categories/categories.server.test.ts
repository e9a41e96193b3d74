import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { media } from "#app/db/schema/media.ts";
import { categories, productCategories, products } from "#app/db/schema/shop/catalog.ts";
import { discounts } from "#app/db/schema/shop/discounts.ts";
import { priceLists } from "#app/db/schema/shop/price-lists.ts";
import { readCategoryTree } from "#app/features/catalog/categories.server.ts";
import { getCategoryIntro, listCategoryPictures } from "#app/features/catalog/category-intro.server.ts";
import { getCurrentSlug } from "#app/features/catalog/retired-slugs.server.ts";
import { listUses } from "#app/features/media/uses.server.ts";
import { FormFields } from "#app/lib/forms/form-fields.ts";
import { newId } from "#app/lib/ids.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createCategory, createProduct } from "#tests/support/factories.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { createDiscount } from "#tests/support/shop/discounts.ts";
import { createPriceList } from "#tests/support/shop/price-lists.ts";
import { type CategoryChange, changeCategories } from "./change-categories.server.ts";
import { listAdminCategories } from "./list-categories.server.ts";

const db = await useTestDb();

interface Fields extends Readonly<Record<string, string>> {
  readonly change: CategoryChange;
}

async function ask({ change, id = "", ...fields }: Fields) {
  const form = new FormFields(Object.entries(fields));
  const done = await changeCategories(db, { change, id, form, actorId: "admin" });
  return done.ok ? (done.value ?? "done") : done.error.kind;
}

const tree = async () => (await listAdminCategories(db)).map(({ name, depth }) => `${depth} ${name}`);
const pathOf = async (id: string) =>
  (await db.select().from(categories).where(eq(categories.id, id)))[0]?.path;

it("adds, moves, renames and orders categories, and paths follow", async () => {
  await ask({ change: "add", name: "Light" });
  const [light] = await listAdminCategories(db);
  await ask({ change: "add", name: "Heads", nameGa: "Cinn", parent: light?.id ?? "" });
  await ask({ change: "add", name: "Sound" });
  expect(await ask({ change: "add", name: "Sound" })).toBe("name-taken");
  expect(await ask({ change: "add", name: " " })).toBe("name-needed");
  expect(await tree()).toEqual(["0 Light", "1 Heads", "0 Sound"]);
  const [, heads, sound] = await listAdminCategories(db);
  if (!light || !heads || !sound) throw new Error("missing");
  expect(await ask({ change: "save", id: light.id, name: "Lights", slug: "lights", hidden: "on" })).toBe(
    "done",
  );
  expect(await pathOf(heads.id)).toBe("Lights > Heads");
  // The address that the category had leads on, and no other one gets it.
  expect(await getCurrentSlug(db, "category", "light")).toBe("lights");
  expect(await ask({ change: "save", id: sound.id, name: "Sound", slug: "light" })).toBe("slug-taken");
  expect(await ask({ change: "save", id: light.id, name: "Lights", parent: heads.id })).toBe("below-itself");
  expect(await ask({ change: "save", id: sound.id, name: "Sound", slug: "lights" })).toBe("slug-taken");
  expect(await ask({ change: "save", id: light.id, version: light.version, name: "Old" })).toBe("conflict");
  expect(await ask({ change: "save", id: sound.id, name: "Sound", parent: newId() })).toBe("parent-gone");
  await ask({ change: "move", by: "up", id: sound.id });
  expect(await tree()).toEqual(["0 Sound", "0 Lights", "1 Heads"]);
  await ask({ change: "save", id: heads.id, name: "Heads", parent: sound.id });
  expect(await pathOf(heads.id)).toBe("Sound > Heads");
});

it("hides the category with the slug chairs, whatever its form says, until it has another slug", async () => {
  await ask({ change: "add", name: "Chairs" });
  await ask({ change: "add", name: "Stools" });
  const [chairs, stools] = await listAdminCategories(db);
  if (!chairs || !stools) throw new Error("missing");
  const shown = async () => (await readCategoryTree(db)).shown.map(({ slug }) => slug);
  expect([chairs.slug, chairs.hidden, await shown()]).toEqual(["chairs", true, ["stools"]]);
  expect(await ask({ change: "save", id: chairs.id, name: "Chairs", slug: "chairs" })).toBe("done");
  expect(await shown()).toEqual(["stools"]);
  await ask({ change: "save", id: chairs.id, name: "Chairs", slug: "seating" });
  expect(await shown()).toEqual(["seating", "stools"]);
  await ask({ change: "delete", id: chairs.id });
  expect(await ask({ change: "save", id: stools.id, name: "Stools", slug: "chairs" })).toBe("done");
  expect([await shown(), (await listAdminCategories(db))[0]?.hidden]).toEqual([[], true]);
});

it("stores a text in both languages and a picture of the library, and keeps them where a form has none", async () => {
  await ask({ change: "add", name: "Haze" });
  const haze = async () => {
    const found = (await listAdminCategories(db)).find((one) => one.name === "Haze");
    if (!found) throw new Error("No category");
    return found;
  };
  const { id } = await haze();
  const picture = newId();
  const file = { filename: "haze.jpg", width: 10, height: 10, variants: [], placeholder: "" };
  await db.insert(media).values({ ...file, id: picture, altEn: "Haze on a stage", altGa: "" });
  const text = { text: " Fine haze.\r\n\r\nFor any room. ", textGa: "Ceo mín." };
  expect(await ask({ change: "save", id, name: "Haze", ...text, picture })).toBe("done");
  const stored = { text: "Fine haze.\n\nFor any room.", textGa: "Ceo mín.", picture };
  expect(await haze()).toMatchObject(stored);
  expect(await getCategoryIntro(db, id)).toMatchObject({
    text: stored.text,
    textGa: "Ceo mín.",
    picture: { alt: { en: "Haze on a stage", ga: "Haze on a stage" } },
  });
  expect((await listCategoryPictures(db, [id])).get(id)).toMatchObject({ width: 10 });
  expect(await listUses(db, { id: picture, ref: picture })).toMatchObject([
    { kind: "category", title: "Haze" },
  ]);
  expect(await ask({ change: "save", id, name: "Haze", picture: newId() })).toBe("picture-gone");
  expect(await ask({ change: "save", id, name: "Haze" })).toBe("done");
  expect(await haze()).toMatchObject(stored);
  expect(await ask({ change: "save", id, name: "Haze", text: "", textGa: "", picture })).toBe("done");
  expect(await getCategoryIntro(db, id)).toBeNull();
  expect((await listCategoryPictures(db, [id])).get(id)).toMatchObject({ width: 10 });
  expect(await ask({ change: "save", id, name: "Haze", text: "", textGa: "", picture: "" })).toBe("done");
  expect(await getCategoryIntro(db, id)).toBeNull();
});

it("puts a category before, after or below another, and everything below it comes along", async () => {
  for (const name of ["Rigging", "Video", "Power"]) await ask({ change: "add", name });
  const named = async (name: string) => {
    const found = (await listAdminCategories(db)).find((one) => one.name === name);
    if (!found) throw new Error(`No ${name}`);
    return found;
  };
  await ask({ change: "add", name: "Hoists", parent: (await named("Rigging")).id });
  const move = async (name: string, where: string, target: string) =>
    ask({ change: "move", id: (await named(name)).id, where, target: (await named(target)).id });
  const mine = async () => (await tree()).filter((line) => /Rigging|Video|Power|Hoists/.test(line));
  expect(await move("Power", "before", "Rigging")).toBe("done");
  expect(await mine()).toEqual(["0 Power", "0 Rigging", "1 Hoists", "0 Video"]);
  expect(await move("Rigging", "after", "Video")).toBe("done");
  expect(await mine()).toEqual(["0 Power", "0 Video", "0 Rigging", "1 Hoists"]);
  expect(await move("Rigging", "inside", "Video")).toBe("done");
  expect(await mine()).toEqual(["0 Power", "0 Video", "1 Rigging", "2 Hoists"]);
  expect(await pathOf((await named("Hoists")).id)).toBe("Video > Rigging > Hoists");
  expect(await move("Video", "inside", "Hoists")).toBe("below-itself");
});

it("two people move two siblings, though each saw the tree before the other's move", async () => {
  for (const name of ["Cable A", "Cable B", "Cable C", "Cable D"]) await ask({ change: "add", name });
  const seen = (await listAdminCategories(db)).filter(({ name }) => name.startsWith("Cable"));
  const [a, b, c, d] = seen;
  if (!a || !b || !c || !d) throw new Error("missing");
  const move = (one: typeof a, target: typeof a) =>
    ask({ change: "move", id: one.id, version: one.version, where: "before", target: target.id });
  expect([await move(d, c), await move(b, a)]).toEqual(["done", "done"]);
  expect((await tree()).filter((line) => line.includes("Cable"))).toEqual(
    ["B", "A", "D", "C"].map((name) => `0 Cable ${name}`),
  );
});

it("deletes no category of items for hire; merging takes them along", async () => {
  const from = await createCategory(db, { name: "Old lights", path: "Old lights" });
  const into = await createCategory(db, { name: "New lights", path: "New lights" });
  const item = await createHireItem(db, { categoryId: from.id });
  expect(await ask({ change: "delete", id: from.id })).toBe("not-empty");
  expect(await ask({ change: "merge", confirmed: "yes", id: from.id, into: into.id })).toBe("done");
  const [row] = await db.select().from(hireItems).where(eq(hireItems.id, item.id));
  expect(row?.categoryId).toBe(into.id);
});

it("deletes only what is empty; merging takes products and children along", async () => {
  const from = await createCategory(db, { name: "From", path: "From" });
  const into = await createCategory(db, { name: "Into", path: "Into" });
  const child = await createCategory(db, { name: "Child", path: "From > Child", parentId: from.id });
  const product = await createProduct(db, { categoryId: from.id });
  expect(await ask({ change: "delete", id: from.id })).toBe("not-empty");
  for (const confirmed of ["", "yes"]) {
    expect(await ask({ change: "merge", confirmed, id: from.id, into: child.id })).toBe("below-itself");
    expect(await ask({ change: "merge", confirmed, id: from.id, into: "" })).toBe("into-needed");
  }
  expect(await ask({ change: "merge", id: from.id, into: into.id })).toEqual({
    id: from.id,
    into: into.id,
    terms: [],
  });
  expect(await pathOf(child.id)).toBe("From > Child");
  expect(await ask({ change: "merge", confirmed: "yes", id: from.id, into: into.id })).toBe("done");
  expect(await getCurrentSlug(db, "category", "from")).toBe("into");
  expect(await pathOf(child.id)).toBe("Into > Child");
  const [row] = await db.select().from(products).where(eq(products.id, product.id));
  expect([row?.categoryId, row?.searchText.includes("into")]).toEqual([into.id, true]);
  expect(await db.select().from(productCategories)).toEqual([{ productId: product.id, categoryId: into.id }]);
  expect(await ask({ change: "delete", id: child.id })).toBe("done");
  expect(await ask({ change: "delete", id: child.id })).toBe("not-found");
});

it("takes percentages of price lists and scopes of codes along when categories are merged", async () => {
  const from = await createCategory(db, { name: "Moving heads", path: "Moving heads" });
  const into = await createCategory(db, { name: "Lights", path: "Lights" });
  const other = await createCategory(db, { name: "Cables", path: "Cables" });
  await createPriceList(db, { name: "Theatres", categories: { [from.id]: "15" } });
  await createPriceList(db, { name: "Schools", categories: { [from.id]: "15", [into.id]: "5" } });
  await createDiscount(db, { code: "HEADS", scope: "categories", targets: [from.id, other.id] });
  await createDiscount(db, { code: "CABLES", scope: "categories", targets: [other.id] });
  const merge = { change: "merge", id: from.id, into: into.id } as const;
  expect(await ask(merge)).toMatchObject({ terms: ["Schools", "Theatres", "HEADS"] });
  expect(await ask({ ...merge, confirmed: "yes" })).toBe("done");
  const lists = await db.select().from(priceLists).orderBy(priceLists.name);
  expect(lists.map(({ categoryPercents, version }) => [categoryPercents, version])).toEqual([
    [[{ id: into.id, percent: 500 }], 2],
    [[{ id: into.id, percent: 1_500 }], 2],
  ]);
  const codes = await db.select().from(discounts).orderBy(discounts.code);
  expect(codes.map(({ targets, version }) => [new Set(targets), version])).toEqual([
    [new Set([other.id]), 1],
    [new Set([into.id, other.id]), 2],
  ]);
});
