import { Suspense } from "react";
import { isRouteErrorResponse } from "react-router";
import type { Message } from "#app/i18n/message.ts";
import * as errors from "#app/i18n/messages/ui/errors.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Away } from "#app/ui/error-pages/away.tsx";
import { NotFound } from "#app/ui/error-pages/not-found.tsx";
import { TooLarge } from "#app/ui/error-pages/too-large.tsx";
import { UnexpectedError } from "#app/ui/error-pages/unexpected-error.tsx";
import { isUnreachable, Unreachable } from "#app/ui/error-pages/unreachable.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { useRequestInfo } from "./admission/request-info.ts";
import { forbiddenPageOf } from "./forbidden-page.ts";
import { retryAfterIn } from "./responses/too-many-requests.ts";

/** Only staff see it. */
const NoPermission = lazyPart(() =>
  import("#app/ui/error-pages/no-permission.tsx").then((module) => module.NoPermission),
);

/** What is said of a refused request, by its status. */
const REFUSALS: Readonly<Record<number, Message>> = {
  403: errors.noPermission,
  405: errors.wrongMethod,
};

/** The page for whatever a route threw: a missing page, a refused request, an outage or a bug. Never a stack. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const t = useT();
  const info = useRequestInfo();
  const requestId = info?.requestId ?? null;
  // Only the server has an outage to tell of: the browser loads neither this page nor its texts.
  if (import.meta.env.SSR && info?.away)
    return <Away phone={info.phone} email={info.email} requestId={requestId} />;
  if (isUnreachable(error)) return <Unreachable />;
  const forbidden = forbiddenPageOf(error);
  if (forbidden)
    return (
      <Suspense>
        <NoPermission opens={forbidden.opens} />
      </Suspense>
    );
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return <NotFound />;
    if (error.status === 413) return <TooLarge />;
    const wait = retryAfterIn(error);
    const usual = error.status < 500 ? errors.wrongRequest : errors.unexpectedText;
    const text = wait === null ? t(REFUSALS[error.status] ?? usual) : t(errors.tooManyRequests, { n: wait });
    return <UnexpectedError status={error.status} text={text} requestId={requestId} />;
  }
  // Errors that reach the browser or a production page carry React Router's own words instead of theirs.
  const result = import.meta.env.DEV && error instanceof Error ? error.message : t(errors.unexpectedText);
  return <UnexpectedError status={info ? 500 : null} text={result} requestId={requestId} />;
}
