import type { Db } from "#app/db/client.server.ts";
import { csvText } from "#app/lib/text/csv.ts";
import { listRedirects } from "./queries.server.ts";

/** Redirects in one file; as many as an old site has addresses. */
const LIMIT = 100_000;

/** The redirects that a list shows. Its first three columns can be pasted back as they are. */
export async function exportRedirects(db: Db, search: string): Promise<string> {
  const { redirects } = await listRedirects(db, { search, after: "", limit: LIMIT });
  return csvText([
    ["old address", "leads to", "kind", "followed", "last followed"],
    ...redirects.map(({ from, target, status, hits, lastHitAt }) => [
      from,
      target,
      status,
      hits,
      lastHitAt?.toISOString() ?? null,
    ]),
  ]);
}
