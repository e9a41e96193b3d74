/**
 * Asks the site to change what a signed-in customer has saved for later, at an address below `/shop/saved`. An item
 * that is gone counts as done.
 */
export async function postSaved(address: string, body: object = {}): Promise<boolean> {
  try {
    const response = await fetch(`/shop/saved/${address}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    return response.ok || response.status === 404;
  } catch {
    return false;
  }
}
