import { adminPath } from "#app/i18n/admin-path.ts";
import type { JsonResponse } from "#app/lib/json-response.ts";
import type { LibraryPage, UploadResult } from "../library.ts";
import { MAX_PICTURE_BYTES } from "../media.ts";

const ADDRESS = adminPath("/admin/media/picker");

/**
 * Sends one file to the library. A larger one than the library takes is refused before it is sent. Null when no answer
 * came that can be read.
 */
export async function sendPicture(file: File): Promise<UploadResult | null> {
  if (file.size > MAX_PICTURE_BYTES) return { kind: "refused", filename: file.name, problem: "too-large" };
  const form = new FormData();
  form.append("files", file);
  const results = await askJson<readonly UploadResult[]>(ADDRESS, { method: "POST", body: form });
  return results?.[0] ?? null;
}

/** A page of the library. Null when no answer came that can be read. */
export function fetchLibrary(
  { search, before }: { readonly search: string; readonly before: string },
  signal: AbortSignal,
): Promise<LibraryPage | null> {
  return askJson(`${ADDRESS}?${new URLSearchParams({ search, before })}`, { signal });
}

async function askJson<T>(address: string, init: RequestInit): Promise<T | null> {
  try {
    const response: JsonResponse<T> = await fetch(address, { ...init, redirect: "error" });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
