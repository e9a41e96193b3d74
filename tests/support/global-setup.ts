import type { TestProject } from "vitest/node";
import { ensureDump } from "./database/test-database-dump.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Dump of a migrated embedded database. */
    databaseDump: string;
  }
}

/** Makes the dump that every integration test starts from, once for each run. */
export async function setup(project: TestProject): Promise<void> {
  project.provide("databaseDump", await ensureDump());
}
