import type { JsonResponse } from "#app/lib/json-response.ts";

/** Reads JSON that needs no login; `ask` is for what does. Rejects without an answer, or when it is refused. */
export async function readPublic<T>(address: string, signal?: AbortSignal | null): Promise<T> {
  const response: JsonResponse<T> = await fetch(address, { signal: signal ?? null });
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}
