import { type Answer, ask } from "#app/ui/session/ask.ts";

/** Asks the site to change what a signed-in customer has saved for later, at an address below `/shop/saved`. */
export async function postSaved(address: string, json: object = {}): Promise<boolean> {
  return isSavedDone(await ask(`/shop/saved/${address}`, { json }));
}

/** Whether a change was made. An item that is gone counts as done. */
export function isSavedDone(answer: Answer<unknown>): boolean {
  return answer.kind === "answered" || (answer.kind === "refused" && answer.response.status === 404);
}
