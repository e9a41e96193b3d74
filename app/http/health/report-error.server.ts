import { isRouteErrorResponse, type RouterContextProvider } from "react-router";
import { describeDbError } from "#app/db/errors.server.ts";
import { addErrorReport } from "#app/features/error-reports/add-error-report.server.ts";
import { pagePolicy } from "../cache/page-policy.server.ts";
import { appContext } from "../context.server.ts";
import { loggedPath } from "./logged-path.ts";
import { isOutage } from "./outage.server.ts";

/**
 * Notes an error with the number of its request, in the log and where staff look it up, and remembers for the
 * answer when it was an outage.
 */
export function reportError(
  error: unknown,
  request: Request,
  context: Readonly<RouterContextProvider>,
): void {
  // Anyone who went away needs no answer, and reading what they did not send is no error of ours.
  if (request.signal.aborted) return;
  const { db, clock, log, requestId } = context.get(appContext);
  const facts = { requestId, method: request.method, path: loggedPath(new URL(request.url).pathname) };
  if (isRouteErrorResponse(error)) {
    log.warn({ ...facts, status: error.status }, "refused");
    return;
  }
  if (isOutage(error)) {
    context.get(pagePolicy).away = true;
    log.error({ ...facts, err: describeDbError(error) }, "what the answer needs cannot be reached");
    return;
  }
  const err = describeDbError(error);
  log.error({ ...facts, err }, "unexpected error");
  addErrorReport(db, clock.now(), { ...facts, error: err }).catch((failure: unknown) =>
    log.warn({ requestId, err: describeDbError(failure) }, "the error could not be kept"),
  );
}
