import { data, isRouteErrorResponse } from "react-router";

/** Fired on the window when a form of the back office did not reach the site, or the site could not answer. */
export const ACTION_FAILED = "action-failed";

interface StrategyResult {
  type: "data" | "error";
  result: unknown;
}

type Results = Record<string, StrategyResult>;

/** What each action of the page returned last, by the id of its route; the layout keeps it up to date. */
let shown: Readonly<Record<string, unknown>> = {};

export function noteActionData(actionData: Readonly<Record<string, unknown>> | null): void {
  shown = actionData ?? {};
}

/**
 * Client middleware: an action that fails on the way, or with a status from 500, leaves the page as it is, with the
 * refusal that it showed before, instead of the error page. Refusals, redirects and other errors pass through.
 */
export async function stayOnFailedAction(
  { request }: { readonly request: Request },
  next: () => Promise<Results>,
): Promise<Results> {
  const results = await next();
  if (request.method === "GET" || request.signal.aborted) return results;
  for (const [id, { type, result }] of Object.entries(results)) {
    if (type !== "error" || !hasFailed(result)) continue;
    // The status keeps the router from asking the server for the page again.
    results[id] = { type: "data", result: data(shown[id], { status: 503 }) };
    window.dispatchEvent(new Event(ACTION_FAILED));
  }
  return results;
}

function hasFailed(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status >= 500;
  return !(error instanceof Response);
}
