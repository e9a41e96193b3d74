import { rmSync } from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import type { Embedded } from "./embedded.server.ts";
import { startEngine } from "./embedded-engine.server.ts";
import { DurableFiles } from "./embedded-files.server.ts";
import { embeddedPaths, makeEmptyFolder } from "./embedded-folder.server.ts";

/**
 * Copies the embedded database and opens the copy, so that reading all of it holds up no one: the engine has one
 * connection, and its snapshot would be everybody's. Statements wait only while the files are copied. The copy is
 * removed at the end; one that a kill left behind goes when the next is made.
 */
export async function readCopy<T>(
  embedded: Pick<Embedded, "copyTo">,
  dataDir: string,
  work: (pglite: PGlite) => Promise<T>,
): Promise<T> {
  const folder = embeddedPaths(dataDir).copy;
  makeEmptyFolder(folder);
  try {
    const root = join(folder, "db");
    await embedded.copyTo(root);
    const pglite = await startEngine(new DurableFiles({ root, fsync: () => {} }));
    try {
      return await work(pglite);
    } finally {
      await pglite.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
