import { adminPath } from "#app/i18n/admin-path.ts";
import { type Answer, ask } from "#app/ui/session/ask.ts";
import type { LibraryPage, UploadResult } from "../library.ts";
import { MAX_PICTURE_BYTES } from "../media.ts";

const ADDRESS = adminPath("/admin/media/picker");
/** A picture of the largest size over a slow line. */
const UPLOAD_LIMIT_MS = 10 * 60_000;

/** Sends one file to the library. A larger one than the library takes is refused before it is sent. */
export async function sendPicture(file: File): Promise<Answer<readonly UploadResult[]>> {
  if (file.size > MAX_PICTURE_BYTES)
    return { kind: "answered", value: [{ kind: "refused", filename: file.name, fault: "too-large" }] };
  const body = new FormData();
  body.append("files", file);
  return ask(ADDRESS, { method: "POST", body, limitMs: UPLOAD_LIMIT_MS });
}

/** A page of the library. */
export function fetchLibrary(
  { search, before }: { readonly search: string; readonly before: string },
  signal: AbortSignal,
): Promise<Answer<LibraryPage>> {
  return ask(`${ADDRESS}?${new URLSearchParams({ search, before })}`, { signal });
}
