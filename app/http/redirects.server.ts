import { type MiddlewareFunction, redirect } from "react-router";
import { countHit, findRedirect } from "#app/features/redirects/queries.server.ts";
import { appContext } from "./context.server.ts";

/** For the root route: an address that nothing answers may be an old one, which leads on. */
export const redirectsMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const response = await next();
  if (response.status !== 404 || (request.method !== "GET" && request.method !== "HEAD")) return response;
  const { db, clock } = context.get(appContext);
  const { pathname, search } = new URL(request.url);
  const found = await findRedirect(db, pathname + search);
  if (!found) return response;
  await countHit(db, found.id, clock.now());
  throw redirect(found.target, found.status);
};
