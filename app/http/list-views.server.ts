import { createContext, type MiddlewareFunction, redirect } from "react-router";
import { type ListViews, listAt, ownAddress } from "#app/features/list-views/list-views.ts";
import { getListViews } from "#app/features/list-views/queries.server.ts";
import { type Context, requireViewer } from "./auth/guards.server.ts";
import { pageOfData } from "./cache/public-pages.ts";
import { appContext } from "./context.server.ts";
import { flashOf, redirectWith } from "./flash.server.ts";
import { NO_STORE } from "./headers/private-headers.ts";

const listViewsContext = createContext<ListViews | null>(null);

/** The views of the list that is being answered; null for every other page. */
export function listViewsOf(context: Context): ListViews | null {
  return context.get(listViewsContext);
}

/**
 * Middleware of the back office's layout: reads the views of a list with one statement, and leads its plain address to
 * the person's default view and columns. The address always says what the list shows.
 */
export const listViewsMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { pathname, searchParams } = new URL(request.url);
  const path = pathname.endsWith(".data") ? pageOfData(pathname) : pathname;
  const list = listAt(request.method === "GET" ? path : listOfAction(path));
  if (list === null) return next();
  const { id } = await requireViewer(context);
  const kept = await getListViews(context.get(appContext).db, list, id);
  context.set(listViewsContext, kept);
  const address = request.method === "GET" ? ownAddress(searchParams, kept) : null;
  if (address === null) return next();
  const flash = flashOf(context);
  // The flash of the address that was asked for goes on to the one that is shown.
  throw flash ? redirectWith(context, address, flash) : redirect(address, { headers: NO_STORE });
};

/** "/admin/orders/dispatches" is answered with the list of orders. */
function listOfAction(path: string): string {
  return listAt(path) ?? path.replace(/\/[a-z-]+$/, "");
}
