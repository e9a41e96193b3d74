import { data, isRouteErrorResponse } from "react-router";
import type { ReturnedDraft } from "./quote-editor.tsx";

/** What a refused save shows; `failed`: it did not reach the site, or the site could not answer. */
type SaveAnswer = { readonly returned: ReturnedDraft } | { readonly failed: true };

interface ClientActionArgs {
  readonly serverAction: <T>() => Promise<T>;
}

/** `clientAction` of the editor: a save that does not reach the site leaves the page as it is. Answers pass through. */
export async function saveOrStay({
  serverAction,
}: ClientActionArgs): Promise<SaveAnswer | ReturnType<typeof data<SaveAnswer>>> {
  try {
    return await serverAction<SaveAnswer>();
  } catch (error) {
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error;
    // The status keeps the router from asking the server for the page again.
    return data<SaveAnswer>({ failed: true }, { status: 503 });
  }
}
