import type { TestProject } from "vitest/node";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { openDatabase } from "#app/db/open-database.server.ts";
import { startPostgres } from "./postgres.ts";
import { MIGRATIONS } from "./test-database-dump.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A real PostgreSQL server, as superuser. */
    postgresUrl: string;
    /** Name of a migrated, otherwise empty database on it, to copy from. */
    postgresTemplate: string;
  }
}

/** Starts one real PostgreSQL server with a migrated database to copy, once for each run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgres();
  try {
    const template = "migrated";
    const database = await openDatabase({
      databaseUrl: await cluster.createDatabase({ name: template }),
      dataDir: "",
    });
    await migrateDatabase(database, MIGRATIONS).finally(() => database.close());
    project.provide("postgresUrl", cluster.url);
    project.provide("postgresTemplate", template);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return () => cluster.stop();
}
