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
import { answerRendered, type RenderedPage } from "#app/http/responses/rendered-pages.server.ts";
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
  const [policy, { config }] = [loadContext.get(pagePolicy), loadContext.get(appContext)];
  await yieldInOrder(loadContext.get(serverState));
  const [{ context: read, data }] = await Promise.all([readHandoff(context), partsLoaded()]);
  const render = (): RenderedPage => {
    const mark = newScriptMark();
    const rendered = renderPage(
      <RequestInfoContext value={requestInfo(loadContext)}>
        <ScriptMarkContext value={mark}>
          <ServerRouter context={read} url={request.url} nonce={mark} />
        </ScriptMarkContext>
      </RequestInfoContext>,
    );
    const page = unmarkPage(rendered, mark);
    return {
      html: page.html.includes(START_SCRIPT) ? paintFirst(page.html) : page.html,
      // Of the page as it was: a script that waits is a script all the same once it starts.
      contentSecurityPolicy: contentSecurityPolicy(page, policy),
    };
  };
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (policy.camera) headers.set("Permissions-Policy", permissionsPolicy(config, { camera: true }));
  // While developing, the components change and not their data.
  if (config.production && status === 200 && !policy.away && isForOneVisitor(request))
    return answerRendered(request, { headers, inputs: JSON.stringify(policy) + data, render });
  const { html, contentSecurityPolicy: value } = render();
  headers.set("Content-Security-Policy", value);
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

/** Pages without cookies are kept whole (ADR 27); their requests bring none. */
function isForOneVisitor({ method, headers }: Request): boolean {
  return method === "GET" && headers.has("Cookie");
}

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
