import { type MiddlewareFunction, redirect } from "react-router";
import {
  countHit,
  findRedirect,
  findRedirectByQuery,
  type RedirectAnswer,
} from "#app/features/redirects/queries.server.ts";
import { type AppContext, appContext } from "./context.server.ts";

/**
 * Middleware of the root route: an address that no route answers may be an old one, which leads on; so may one whose
 * path is a page but whose query is another shop's.
 */
export const redirectsMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (!isRead) return next();
  const app = context.get(appContext);
  const { pathname, search } = new URL(request.url);
  const before = search && (await findRedirectByQuery(app.db, pathname + search));
  if (before) await lead(app, before);
  const response = await next();
  if (response.status !== 404) return response;
  const found = await findRedirect(app.db, pathname + search);
  if (found) await lead(app, found);
  return response;
};

async function lead({ db, clock }: AppContext, { id, target, status }: RedirectAnswer): Promise<never> {
  // A visitor who comes by an old address is redirected, whether or not it could be counted.
  await countHit(db, id, clock.now()).catch(() => undefined);
  throw redirect(target, status);
}
