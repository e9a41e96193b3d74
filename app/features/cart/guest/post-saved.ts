import type { SavedChange } from "../schema.ts";

/** Asks the site to change what a signed-in customer has saved for later. An item that is gone counts as done. */
export async function postSaved(change: SavedChange): Promise<boolean> {
  try {
    const response = await fetch("/shop/saved", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(change),
    });
    return response.ok || response.status === 404;
  } catch {
    return false;
  }
}
