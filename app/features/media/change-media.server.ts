import type { FormFields } from "#app/lib/form-fields.ts";
import type { MediaContext } from "./add-media.server.ts";
import { sentFiles } from "./add-uploads.server.ts";
import { deleteMedia } from "./delete-media.server.ts";
import type { MediaForm, MediaFormProblem } from "./library.ts";
import { LARGEST_PICTURE } from "./media.ts";
import { checkMediaForm, readMediaForm } from "./media-form.ts";
import { type ReplaceProblem, replaceMedia } from "./replace-media.server.ts";
import { saveMedia } from "./save-media.server.ts";

interface Press {
  readonly id: string;
  readonly actorId: string;
  readonly now: Date;
  /** `intent`: save, replace or delete. */
  readonly form: FormFields;
}

/** What a button of a picture's page has come to. */
export type MediaChange =
  | { readonly kind: "saved" }
  | { readonly kind: "replaced" }
  | { readonly kind: "deleted"; readonly filename: string }
  | { readonly kind: "gone" }
  | { readonly kind: "in-use" }
  | { readonly kind: "changed-meanwhile"; readonly typed: MediaForm }
  | { readonly kind: "invalid"; readonly typed: MediaForm; readonly problems: readonly MediaFormProblem[] }
  | { readonly kind: "not-replaced"; readonly problem: Exclude<ReplaceProblem, { kind: "gone" }> };

/** Does what a button of a picture's page asks for. Null for an unknown button. */
export async function changeMedia(ctx: MediaContext, press: Press): Promise<MediaChange | null> {
  switch (press.form.get("intent")) {
    case "save":
      return save(ctx, press);
    case "replace":
      return replace(ctx, press);
    case "delete": {
      const deleted = await deleteMedia(ctx.db, press);
      if (deleted.ok) return { kind: "deleted", ...deleted.value };
      return { kind: deleted.error.kind === "gone" ? "gone" : "in-use" };
    }
    default:
      return null;
  }
}

async function save({ db }: MediaContext, { form, ...actor }: Press): Promise<MediaChange> {
  const typed = readMediaForm(form);
  const checked = checkMediaForm(typed);
  if (!checked.ok) return { kind: "invalid", typed, problems: checked.error };
  const saved = await saveMedia(db, { ...actor, ...checked.value, version: typed.version });
  if (saved.ok) return { kind: "saved" };
  return saved.error.kind === "gone" ? { kind: "gone" } : { kind: "changed-meanwhile", typed };
}

async function replace(ctx: MediaContext, { id, actorId, form }: Press): Promise<MediaChange> {
  const [file] = sentFiles(form);
  if (!file) return { kind: "not-replaced", problem: { kind: "empty" } };
  if (file.size > LARGEST_PICTURE) return { kind: "not-replaced", problem: { kind: "too-large" } };
  const bytes = Buffer.from(await file.arrayBuffer());
  const replaced = await replaceMedia(ctx, { id, bytes, actorId });
  if (replaced.ok) return { kind: "replaced" };
  return replaced.error.kind === "gone"
    ? { kind: "gone" }
    : { kind: "not-replaced", problem: replaced.error };
}
