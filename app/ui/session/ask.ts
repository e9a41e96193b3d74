/**
 * Questions of a page to our own server. Not asked with these: probes of the connection, and what is sent without a look
 * at the answer.
 */

/** Sent to the window when an answer says that the session has ended: the page then asks who is signed in. */
export const SESSION_ENDED = "session:ended";

/** Sent to the window when the person whose page it is has logged in again. */
export const SESSION_BACK = "session:back";

/** How long an answer may take, in ms. */
const LIMIT_MS = 20_000;

/**
 * `signed-out`: the server wants a login, or the person has no role in the back office any more and the headers ask for
 * no JSON. `not-allowed`: the role is not enough. `refused`: any other status. `away`: no answer in time, or none that can
 * be read.
 */
export type Answer<T> =
  | { readonly kind: "answered"; readonly value: T }
  | { readonly kind: "refused"; readonly response: Response }
  | { readonly kind: "signed-out" | "not-allowed" | "away" };

/** Why there is no answer. */
export type Failure = Exclude<Answer<unknown>["kind"], "answered">;

interface Question extends Omit<RequestInit, "redirect"> {
  /** Posted as JSON. */
  readonly json?: object;
  readonly limitMs?: number;
}

/** Asks for JSON; an empty answer is null. Never rejects. */
export async function ask<T>(
  address: string,
  { json, limitMs = LIMIT_MS, signal, ...init }: Question = {},
): Promise<Answer<T>> {
  const controller = new AbortController();
  for (const end of [signal, AbortSignal.timeout(limitMs)])
    end?.addEventListener("abort", () => controller.abort());
  try {
    const response = await fetch(address, {
      ...(json && {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(json),
      }),
      ...init,
      // What is asked by a script is never elsewhere, so a redirect leads to the login.
      redirect: "manual",
      signal: controller.signal,
    });
    if (response.ok) return { kind: "answered", value: JSON.parse((await response.text()) || "null") };
    // A redirect that is not followed has the status 0.
    if (response.status === 0 || response.status === 401) {
      dispatchEvent(new Event(SESSION_ENDED));
      return { kind: "signed-out" };
    }
    return response.status === 403 ? { kind: "not-allowed" } : { kind: "refused", response };
  } catch {
    return { kind: "away" };
  }
}
