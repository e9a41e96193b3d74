import { type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { groupsFor } from "#app/features/admin-home/sections.ts";
import { type Role, safeReturnPath, type Viewer } from "#app/features/identity/identity.ts";
import { canOpen, isStaff } from "#app/features/identity/permissions.ts";
import { hasLostRole } from "#app/features/identity/users/lost-role.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import { appContext } from "../context.server.ts";
import { flashOf, redirectWith } from "../flash.server.ts";
import type { ForbiddenPage } from "../forbidden-page.ts";
import { NO_STORE } from "../headers/private-headers.ts";
import { loggedPath } from "../health/logged-path.ts";
import { getSignedIn, getViewer, type SignedIn } from "./viewer.server.ts";

export type Context = Readonly<RouterContextProvider>;

/** Guards layouts of pages that need an account: without a session it redirects to /auth, and back after signing in. */
export const requireUser: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (!(await getViewer(context))) throw redirectToSignIn(request);
  return notStored(await next());
};

/**
 * Guards the back office: it redirects to /auth without a session and to the home page without a role, and answers 403
 * where the route asks for a permission that none of the roles holds. A script that asks for JSON has 403 without a role,
 * too: a redirect tells it to log in.
 */
export const requirePermission: MiddlewareFunction<Response> = async (
  { request, pattern, context },
  next,
) => {
  const viewer = await getViewer(context);
  if (!viewer) throw redirectToSignIn(request);
  // The route's own address: the router reads neither case nor escapes nor a slash at the end of the one asked for.
  if (!canOpen(viewer.roles, `/${pattern.replace(/^\/?(?:ga\?\/)?/, "")}`)) {
    const { log, requestId } = context.get(appContext);
    const path = pageOf(new URL(request.url).pathname);
    log.warn({ requestId, path: loggedPath(path), userId: viewer.id }, "asked for what needs another role");
    if (!isStaff(viewer.roles) && !asksForJson(request))
      throw await redirectHome(request, context, viewer.id);
    throw Response.json(openedPages(viewer.roles, path), { status: 403, headers: NO_STORE });
  }
  return notStored(await next());
};

function asksForJson({ headers }: Request): boolean {
  return headers.get("Accept") === "application/json";
}

/** The pages that these roles open besides Home, as the page says that refuses another. */
function openedPages(roles: readonly Role[], path: string): ForbiddenPage {
  const locale = localeOf(path);
  const sections = groupsFor(roles)
    .flatMap((group) => group.sections)
    .filter(({ href }) => href !== adminPath("/admin"));
  return { opens: sections.map(({ href, label }) => ({ href, name: format(locale, label) })) };
}

/** The page's own address: data requests of client navigations carry a suffix. */
function pageOf(pathname: string): string {
  return pathname.replace(/(?:\/_)?\.data$/, "") || "/";
}

/**
 * Redirects to the home page. Someone who sends a form of the back office had the role a moment ago, and is told that it
 * is gone; so is someone who has just logged in for it and may have worked there. Others are told that it is not open.
 */
async function redirectHome(request: Request, context: Context, userId: string): Promise<Response> {
  const reads = request.method === "GET" || request.method === "HEAD";
  if (!reads) return redirectWith(context, "/", "admin-closed");
  if (flashOf(context)?.name !== "logged-in") return redirect("/", { headers: NO_STORE });
  const hasLost = await hasLostRole(context.get(appContext).db, userId);
  return redirectWith(context, "/", hasLost ? "admin-not-open-now" : "admin-not-open");
}

/** The viewer with the session, inside a guarded layout, where there always is one. */
export async function requireSignedIn(context: Context): Promise<SignedIn> {
  const signedIn = await getSignedIn(context);
  if (!signedIn) throw new Response(null, { status: 401 });
  return signedIn;
}

/** The viewer inside a guarded layout. */
export async function requireViewer(context: Context): Promise<Viewer> {
  return (await requireSignedIn(context)).viewer;
}

/** Leads to /auth, and from there back to the page that was asked for. */
export function redirectToSignIn(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  const page = pageOf(pathname);
  const params = new URLSearchParams(search);
  for (const name of ["_routes", "index"]) params.delete(name);
  // A form's own page shows the form again, so that what was typed can be filled in.
  const back = safeReturnPath(`${page}${params.size > 0 ? `?${params}` : ""}`, "");
  const signIn = localeHref(localeOf(pathname), "/auth");
  // An address that is not led back to would only make a header that proxies refuse for its length.
  return redirect(back ? `${signIn}?${new URLSearchParams({ return: back })}` : signIn, {
    headers: NO_STORE,
  });
}

function notStored(response: Response): Response {
  response.headers.set("Cache-Control", NO_STORE["Cache-Control"]);
  return response;
}
