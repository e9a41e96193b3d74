import type { TestProject } from "vitest/node";
import { ensureDump } from "./database/test-database-dump.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Dump of a migrated embedded database. */
    databaseDump: string;
  }
}

/** Once for each run: the dump that every integration test starts from. */
export async function setup(project: TestProject): Promise<void> {
  project.provide("databaseDump", await ensureDump());
}
