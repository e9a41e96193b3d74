import { useContext } from "react";
import { UNSAFE_DataRouterDataContext } from "react-router";

/**
 * The component of a route that is the address of an action below a page (ADR 0024): the page shows the result, also
 * after a reload.
 */
export function ActionRoute() {
  return null;
}

/** What the action below this page returned when it refused; null without one. The page names the type. */
export function useActionResult<Result>(): Result | null {
  const actionData = useContext(UNSAFE_DataRouterDataContext)?.actionData;
  // There is one action in a navigation. `useActionData` sees that of its own route alone.
  const [result] = actionData ? Object.values(actionData) : [];
  return result ?? null;
}
