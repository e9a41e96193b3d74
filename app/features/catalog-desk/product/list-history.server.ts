import { z } from "zod";
import type { Db } from "#app/db/client.server.ts";
import { listAuditEntries } from "#app/features/audit/queries.server.ts";
import { listNames } from "#app/features/identity/users/list-users.server.ts";
import type { ProductEvent } from "./product-history.ts";

const MAX_EVENTS = 20;

const changedFields = z.object({ fields: z.array(z.string()) });

/** The latest changes of a product, the newest first. */
export async function listProductHistory(db: Db, id: string): Promise<readonly ProductEvent[]> {
  const entries = await listAuditEntries(db, { subjectType: "product", subjectId: id, limit: MAX_EVENTS });
  const names = await listNames(
    db,
    entries.flatMap(({ actorId }) => actorId ?? []),
  );
  return entries.map(({ id: key, at, action, details, actorId }) => ({
    id: key,
    at,
    action,
    by: names[actorId ?? ""] ?? null,
    fields: changedFields.safeParse(details).data?.fields ?? [],
  }));
}
