import { isRouteErrorResponse, type RouterContextProvider } from "react-router";
import { describeDbError } from "#app/db/errors.server.ts";
import { appContext } from "./context.server.ts";
import { loggedPath } from "./logged-path.ts";
import { isOutage } from "./outage.server.ts";
import { pagePolicy } from "./page-policy.server.ts";

/** Notes an error with the number of its request, and remembers for the answer when it was an outage. */
export function reportError(
  error: unknown,
  request: Request,
  context: Readonly<RouterContextProvider>,
): void {
  // Whoever went away needs no answer, and reading what they did not send is no error of ours.
  if (request.signal.aborted) return;
  const { log, requestId } = context.get(appContext);
  const facts = { requestId, method: request.method, path: loggedPath(new URL(request.url).pathname) };
  if (isRouteErrorResponse(error)) {
    log.warn({ ...facts, status: error.status }, "refused");
    return;
  }
  if (isOutage(error)) {
    context.get(pagePolicy).away = true;
    log.error({ ...facts, err: describeDbError(error) }, "the database cannot be reached");
    return;
  }
  log.error({ ...facts, err: describeDbError(error) }, "unexpected error");
}
