import { randomUUID } from "node:crypto";
import type { Db } from "#app/db/client.server.ts";
import { brands, categories, productCategories, products } from "#app/db/schema/shop/catalog.ts";
import { searchCodeOf, searchTextOf } from "#app/features/catalog/index/search-text.ts";
import { cents } from "#app/lib/money.ts";

export const KINDS: readonly string[] = [
  "Moving head spot",
  "LED batten",
  "Profile spotlight",
  "Fresnel lantern",
  "DMX cable",
  "Microphone stand",
  "Condenser microphone",
  "Truss section",
  "Loudspeaker",
  "Subwoofer",
  "Hazer fluid",
  "Lighting console",
  "Dimmer rack",
  "Chain hoist",
  "Bow shackle",
  "Stage deck",
  "Projection screen",
  "Video switcher",
  "Power distribution box",
  "Flight case",
];
export const MAKERS: readonly string[] = Array.from({ length: 24 }, (_, n) => `Maker${n}`);
const SERIES =
  "Aurora Borealis Cumulus Delta Eclipse Falcon Granite Harbour Ion Juno Kestrel Lumen Meteor Nova Orion Pulsar Quartz Raven Sirius Titan Umbra Vega Willow Zenith".split(
    " ",
  );
const COLOURS = ["Black", "White", "Silver"];
const LENGTHS = ["1 m", "2 m", "3 m", "5 m", "10 m", "15 m", "20 m"];
const POWERS = ["150 W", "250 W", "350 W", "600 W", "1000 W"];
const DEPARTMENTS = 8;
const GROUPS = 5;
const BATCH = 1_000;

function at<T>(list: readonly T[], n: number): T {
  const value = list[n % list.length];
  if (value === undefined) throw new Error("Bug: an empty list.");
  return value;
}

/** A tree of 8 departments with 5 groups each, 24 makers, and `size` products; one in ten has four variations. */
export async function fillCatalogue(db: Db, size: number): Promise<void> {
  const makers = MAKERS.map((name) => ({ id: randomUUID(), name, slug: name.toLowerCase() }));
  await db.insert(brands).values(makers);
  const groups = await fillCategories(db);
  for (let first = 0; first < size; first += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, size - first) }, (_, n) => first + n);
    const made = numbers.map((n) => makeProduct(n, at(makers, n * 7 + (n >> 3)), at(groups, n)));
    await db.insert(products).values(made);
    await db
      .insert(productCategories)
      .values(made.map(({ id, categoryId }) => ({ productId: id, categoryId })));
    const variable = made.filter(({ kind }) => kind === "variable");
    if (variable.length > 0) await db.insert(products).values(variable.flatMap(makeVariations));
  }
}

async function fillCategories(db: Db): Promise<readonly { id: string; name: string }[]> {
  const departments = Array.from({ length: DEPARTMENTS }, (_, n) => category(`Department ${n}`, null));
  const groups = departments.flatMap((department) =>
    Array.from({ length: GROUPS }, (_, n) => category(`${department.name} group ${n}`, department.id)),
  );
  await db.insert(categories).values(departments);
  await db.insert(categories).values(groups);
  return groups;
}

function category(name: string, parentId: string | null) {
  return { id: randomUUID(), name, slug: name.toLowerCase().replaceAll(" ", "-"), path: name, parentId };
}

interface Term {
  readonly id: string;
  readonly name: string;
}

function makeProduct(n: number, maker: Term, group: Term) {
  const kind = at(KINDS, n * 3 + (n >> 5));
  const name = `${kind} ${at(SERIES, n * 5 + (n >> 4))} ${100 + (n % 900)}`;
  const sku = `B-${String(n).padStart(4, "0")}-${at(SERIES, n).slice(0, 2).toUpperCase()}`;
  const price = cents(900 + ((n * 7_919) % 300_000));
  const isVariable = n % 10 === 0;
  const attribute = (label: string, values: readonly string[], variation = false) => ({
    name: label,
    values,
    visible: true,
    variation,
  });
  return {
    id: randomUUID(),
    kind: isVariable ? ("variable" as const) : ("simple" as const),
    name,
    slug: `bench-${n}`,
    sku,
    price,
    regularPrice: price,
    brandId: maker.id,
    categoryId: group.id,
    createdAt: new Date(1_700_000_000_000 + n * 60_000),
    description: `<p>${name} for stages, studios and tours. ${"Built to be carried. ".repeat(20)}</p>`,
    attributes: [
      attribute("Colour", [at(COLOURS, n)]),
      attribute("Length", isVariable ? LENGTHS.slice(0, 4) : [at(LENGTHS, n >> 1)], isVariable),
      attribute("Power", [at(POWERS, n >> 2)]),
    ],
    searchText: searchTextOf({ name, brand: maker.name, categories: [group.name], codes: [sku] }),
    searchCode: searchCodeOf(sku),
  };
}

function makeVariations(parent: ReturnType<typeof makeProduct>) {
  return LENGTHS.slice(0, 4).map((length, n) => ({
    id: randomUUID(),
    parentId: parent.id,
    kind: "variation" as const,
    name: `${parent.name} - ${length}`,
    sku: `${parent.sku}-${n}`,
    price: cents(parent.price + n * 500),
    regularPrice: cents(parent.price + n * 500),
    options: { Length: length },
  }));
}
