import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { type RequestInfo, RequestInfoContext } from "#app/http/admission/request-info.ts";
import { yieldInOrder } from "#app/http/admission/yield-to-accepts.server.ts";
import { pagePolicy } from "#app/http/cache/page-policy.server.ts";
import { appContext } from "#app/http/context.server.ts";
import {
  contentSecurityPolicy,
  newScriptMark,
  unmarkPage,
} from "#app/http/headers/content-security-policy.server.ts";
import { permissionsPolicy } from "#app/http/headers/security-headers.server.ts";
import { reportError } from "#app/http/health/report-error.server.ts";
import { serverState } from "#app/http/health/server-state.server.ts";
import { readHandoff, renderPage } from "#app/http/responses/render-page.server.ts";
import { ScriptMarkContext } from "#app/ui/inline-script.tsx";
import { partsLoaded } from "#app/ui/lazy-part.tsx";
import { paintFirst, START_SCRIPT } from "#app/ui/shell/start-scripts.ts";

/** A page is rendered to its end before it is sent, so that its bytes can be kept, hashed and compressed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const policy = loadContext.get(pagePolicy);
  await yieldInOrder(loadContext.get(serverState));
  const mark = newScriptMark();
  const [read] = await Promise.all([readHandoff(context), partsLoaded()]);
  const rendered = renderPage(
    <RequestInfoContext value={requestInfo(loadContext)}>
      <ScriptMarkContext value={mark}>
        <ServerRouter context={read} url={request.url} nonce={mark} />
      </ScriptMarkContext>
    </RequestInfoContext>,
  );
  const page = unmarkPage(rendered, mark);
  const html = page.html.includes(START_SCRIPT) ? paintFirst(page.html) : page.html;
  headers.set("Content-Type", "text/html; charset=utf-8");
  // Of the page as it was: a script that waits is a script all the same once it starts.
  headers.set("Content-Security-Policy", contentSecurityPolicy(page, policy));
  if (policy.camera)
    headers.set(
      "Permissions-Policy",
      permissionsPolicy(loadContext.get(appContext).config, { camera: true }),
    );
  if (!policy.away) return new Response(html, { status, headers });
  headers.set("Retry-After", String(OUTAGE_RETRY_S));
  return new Response(html, { status: 503, headers });
}

/** Every error that a loader, an action or a component threw comes by here once. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  reportError(error, request, context);
};

/** How long a loader's unfinished promise may hold a page back, in milliseconds. */
export const streamTimeout = 8_000;

const OUTAGE_RETRY_S = 10;

function requestInfo(context: RouterContextProvider): RequestInfo {
  const { requestId, db } = context.get(appContext);
  const company = getSettings.last(db)?.company;
  return {
    requestId,
    away: context.get(pagePolicy).away,
    phone: company?.phone ?? "",
    email: company?.email ?? "",
  };
}
