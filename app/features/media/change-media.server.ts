import type { Db } from "#app/db/client.server.ts";
import type { ReturnedForm } from "#app/lib/forms/form-faults.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import type { MediaContext } from "./add-media.server.ts";
import { sentFiles } from "./add-uploads.server.ts";
import type { MediaFault, MediaValues } from "./library.ts";
import { MAX_PICTURE_BYTES } from "./media.ts";
import { checkMediaForm, readMediaForm } from "./media-form.ts";
import { type ReplaceRefusal, replaceMedia } from "./replace-media.server.ts";
import { saveMedia } from "./save-media.server.ts";

interface Sent {
  readonly id: string;
  readonly actorId: string;
  readonly form: FormFields;
}

type Gone = { readonly kind: "not-found" };

/** Why a form of a picture's page did nothing, with its values. */
export type MediaChange =
  | { readonly kind: "in-use" }
  | { readonly kind: "conflict"; readonly values: MediaValues }
  | ({ readonly kind: "invalid" } & ReturnedForm<MediaFault, MediaValues>)
  | NotReplaced;

interface NotReplaced {
  readonly kind: "not-replaced";
  readonly refusal: Exclude<ReplaceRefusal, { kind: "not-found" }> | { readonly kind: "no-file" };
}

/** Saves the words of a picture and its point in view. */
export async function saveMediaForm(
  db: Db,
  { form, ...who }: Sent & { readonly now: Date },
): Promise<{ readonly kind: "saved" } | Gone | Extract<MediaChange, { readonly values: MediaValues }>> {
  const values = readMediaForm(form);
  const checked = checkMediaForm(values);
  if (!checked.ok) return { kind: "invalid", values, faults: checked.error };
  const saved = await saveMedia(db, { ...who, ...checked.value, version: values.version });
  if (saved.ok) return { kind: "saved" };
  return saved.error.kind === "not-found" ? { kind: "not-found" } : { kind: "conflict", values };
}

/** Replaces the file of a picture with the one of a form. */
export async function replaceMediaFile(
  ctx: MediaContext,
  { id, actorId, form }: Sent,
): Promise<{ readonly kind: "replaced" } | Gone | NotReplaced> {
  const [file] = sentFiles(form);
  if (!file) return { kind: "not-replaced", refusal: { kind: "no-file" } };
  if (file.size > MAX_PICTURE_BYTES) return { kind: "not-replaced", refusal: { kind: "too-large" } };
  const bytes = Buffer.from(await file.arrayBuffer());
  const replaced = await replaceMedia(ctx, { id, bytes, actorId });
  if (replaced.ok) return { kind: "replaced" };
  return replaced.error.kind === "not-found"
    ? { kind: "not-found" }
    : { kind: "not-replaced", refusal: replaced.error };
}
