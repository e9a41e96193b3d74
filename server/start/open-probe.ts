import type { ServerResponse } from "node:http";
import { setTimeout as rest } from "node:timers/promises";
import { awaitCatalogIndex } from "#app/features/catalog/index/catalog-index.server.ts";
import { sendRefusal } from "../static-files.ts";
import type { Services } from "./services.ts";

const LIMIT_MS = 1000;

/**
 * Tells a proxy whether visitors may be sent here: once lists can be shown, and until the process is told to end,
 * whatever becomes of the database meanwhile.
 */
export async function answerOpenProbe(
  services: Services,
  res: ServerResponse,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const open = !services.state.draining && (await hasIndex(services));
  sendRefusal(res, open ? 200 : 503, open ? "open\n" : "closed\n", headers);
}

function hasIndex({ database }: Services): Promise<boolean> {
  const indexReady = awaitCatalogIndex(database.db).then(
    () => true,
    () => false,
  );
  return Promise.race([indexReady, rest(LIMIT_MS, false, { ref: false })]);
}
