import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { count } from "drizzle-orm";
import { z } from "zod";
import { inTransaction } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { nameCategoriesInIrish, nameInIrish } from "#app/features/catalog/attributes/name-in-irish.server.ts";
import { nameAttributesInIrish } from "#app/features/catalog/attributes/save-attribute-words.server.ts";
import { pictureDepartments } from "#app/features/catalog/picture-categories.server.ts";
import { seedContent } from "#app/features/content/seed-content.server.ts";
import { loadSampleFleet, sampleFleetSchema } from "#app/features/fleet/sample/load-sample-fleet.server.ts";
import { getSigningSecret } from "#app/features/identity/sign-in/signing-secret.server.ts";
import { createFirstAdmin } from "#app/features/identity/users/create-first-admin.server.ts";
import { importProducts } from "#app/features/imports/run/import-products.server.ts";
import { seedArtwork } from "#app/features/media/seed-artwork.server.ts";
import { PROJECT_ROOT } from "../project-root.ts";
import type { Services } from "./services.ts";

/** What the first start of all made. */
export interface FirstStart {
  /** The first admin; null when there was one. The password is only here when it was made up. */
  readonly admin: { readonly email: string; readonly password: string | null } | null;
  /** Products of the sample catalogue that were loaded. */
  readonly sampleProducts: number;
}

/** What the first start needs of the services. */
export type Prepared = Pick<Services, "config" | "database" | "clock" | "log">;

/** Fills an empty database with what the site needs to open. On later starts it changes nothing. */
export async function prepareFirstStart(services: Prepared): Promise<FirstStart> {
  const { config, database } = services;
  await getSigningSecret(database.db, config);
  const created = await createFirstAdmin(database.db, {
    email: config.adminEmail,
    password: config.adminPassword,
  });
  await inTransaction(database.db, async (tx) => {
    await seedArtwork(tx);
    await seedContent(tx);
  });
  const sampleProducts = config.sampleData ? await loadSampleCatalogue(services) : 0;
  return {
    admin: created && {
      email: created.email,
      password: config.adminPassword === undefined ? created.password : null,
    },
    sampleProducts,
  };
}

/** Takes the same way as a shop's own export: through the importer. A catalogue with any product is left alone. */
async function loadSampleCatalogue({ database, clock, log }: Prepared): Promise<number> {
  const { db } = database;
  const [row] = await db.select({ n: count() }).from(products);
  if ((row?.n ?? 0) > 0) return 0;
  const outcome = await importProducts(
    { db, clock },
    await readFile(join(PROJECT_ROOT, "sample/products.csv")),
    {
      fileName: "products.csv",
      actorId: null,
      source: "sample",
      pricesIncludeVat: true,
      blank: "keep",
    },
  );
  if (!outcome.ok) {
    log.error({ refusal: outcome.error }, "the sample catalogue was refused");
    return 0;
  }
  const words = await readSample("products.ga.json", z.record(z.string(), irishWords));
  const categories = await readSample("categories.ga.json", texts);
  const attributes = await readSample("attributes.ga.json", z.object({ name: texts, value: texts }));
  const pictures = await readSample("departments.pictures.json", texts);
  await inTransaction(db, async (tx) => {
    await nameAttributesInIrish(tx, attributes);
    await nameInIrish(tx, words);
    await nameCategoriesInIrish(tx, categories);
    await pictureDepartments(tx, pictures);
  });
  const sample = await readSample("fleet.json", sampleFleetSchema);
  await loadSampleFleet(db, await readFile(join(PROJECT_ROOT, "sample/fleet.csv"), "utf8"), {
    sample,
    now: clock.now(),
  });
  await database.maintain();
  const [loaded] = await db.select({ n: count() }).from(products);
  return loaded?.n ?? 0;
}

const texts = z.record(z.string(), z.string());
const irishWords = z.object({ name: z.string(), short: z.string().optional(), text: z.string().optional() });

async function readSample<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.infer<Schema>> {
  return schema.parse(JSON.parse(await readFile(join(PROJECT_ROOT, "sample", file), "utf8")));
}
