import type { Db } from "#app/db/client.server.ts";
import type { PostArgs } from "#app/http/actions/action-args.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";

/** A file for a spreadsheet, to be saved under `name`. */
export function csvResponse(text: string, name: string): Response {
  return new Response(text, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      ...NO_STORE,
      "X-Content-Type-Options": "nosniff",
    },
  });
}

/** What a list is exported with: who asks, and the instant of the request. */
interface Asked {
  readonly actorId: string;
  readonly now: Date;
}

/**
 * The loader of a list as a file for a spreadsheet: reads the address as the list does, and answers with the text that
 * `write` gives.
 */
export const csvExport =
  <Query>(
    name: string,
    parse: (params: URLSearchParams) => Query,
    write: (db: Db, query: Query, asked: Asked) => Promise<string>,
  ) =>
  async ({ request, context }: PostArgs): Promise<Response> => {
    const { db, clock, actorId } = await requireActor(context);
    const query = parse(new URL(request.url).searchParams);
    return csvResponse(await write(db, query, { actorId, now: clock.now() }), name);
  };
