import { listCategories } from "#app/features/catalog/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { ASKED_AGAIN } from "#app/http/headers/cache-headers.ts";
import type { Route } from "./+types/categories.ts";

/** Every category that browsing shows, by name. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { db } = context.get(appContext);
  const categories = await listCategories(db);
  return Response.json(
    categories.map(({ id, name, nameGa, slug, parentId }) => ({
      id,
      name,
      name_ga: nameGa,
      slug,
      parent_id: parentId,
    })),
    { headers: ASKED_AGAIN },
  );
}
