import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { addMedia, type MediaContext } from "./add-media.server.ts";
import type { UploadResult } from "./library.ts";
import { MAX_PICTURE_BYTES } from "./media.ts";
import { findMediaItems } from "./queries.server.ts";

/** Adds sent files one after the other; a refused one keeps none of the others back. */
export async function addUploads(
  ctx: MediaContext,
  files: readonly File[],
  actorId: string,
): Promise<readonly UploadResult[]> {
  const results: UploadResult[] = [];
  for (const file of files) results.push(await addUpload(ctx, file, actorId));
  return results;
}

async function addUpload(ctx: MediaContext, file: File, actorId: string): Promise<UploadResult> {
  const filename = file.name;
  if (file.size > MAX_PICTURE_BYTES) return { kind: "refused", filename, fault: "too-large" };
  const bytes = Buffer.from(await file.arrayBuffer());
  const added = await addMedia(ctx, { bytes, filename, actorId });
  if (!added.ok) return { kind: "refused", filename, fault: added.error.kind };
  const [item] = await findMediaItems(ctx.db, [added.value.id]);
  if (!item) return { kind: "refused", filename, fault: "damaged" };
  return { kind: added.value.known ? "known" : "added", filename, item };
}

/** The files of a posted form. */
export function sentFiles(form: FormFields): readonly File[] {
  return form.files("files");
}
