import { data } from "react-router";
import { appContext } from "#app/http/context.server.ts";
import { loggedPath } from "#app/http/health/logged-path.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeOf } from "#app/i18n/locale.ts";
import * as errors from "#app/i18n/messages/ui/errors.ts";
import { NotFound } from "#app/ui/error-pages/not-found.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/not-found.ts";

export const handle = { theme: "dark", hydrate: false } satisfies PageHandle;

export function loader({ context, request }: Route.LoaderArgs) {
  const { log, requestId } = context.get(appContext);
  log.info({ requestId, path: loggedPath(new URL(request.url).pathname) }, "unknown path");
  return data(null, { status: 404 });
}

/** What is posted to an unknown path is answered in the same way. */
export { loader as action };

export function meta({ location }: Route.MetaArgs): Route.MetaDescriptors {
  return noindexMeta(errors.notFoundTitle, localeOf(location.pathname));
}

export default function NotFoundPage() {
  return <NotFound />;
}
