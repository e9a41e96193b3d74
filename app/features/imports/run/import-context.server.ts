import type { Db } from "#app/db/client.server.ts";
import type { StorageConfig } from "#app/integrations/storage/upload-storage.server.ts";
import type { Clock } from "#app/lib/time/clock.ts";

/** What a step of an import works with. */
export interface ImportContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: StorageConfig;
}

/** States in which the answers about the file can still be changed. */
export const OPEN = ["draft", "checked"] as const;

/** What a run says of its work before the work begins. */
export const FRESH = {
  counts: {},
  rowsDone: 0,
  familiesDone: 0,
  stopAsked: false,
  madeCategories: [],
  madeBrands: [],
} as const;
