import type { Tx } from "#app/db/client.server.ts";
import type { categories } from "#app/db/schema/shop/catalog.ts";
import { holdPictures } from "#app/features/media/hold-pictures.server.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";

type IntroColumns = Partial<Pick<typeof categories.$inferInsert, "text" | "textGa" | "pictureId">>;

/** The text and the picture of a posted category; what the form does not hold stays. Refuses a picture that is gone. */
export async function readIntro(
  tx: Tx,
  form: FormFields,
): Promise<Result<IntroColumns, { readonly kind: "picture-gone" }>> {
  const texts = {
    ...(form.has("text") && { text: form.lines("text") || null }),
    ...(form.has("textGa") && { textGa: form.lines("textGa") || null }),
  };
  if (!form.has("picture")) return ok(texts);
  const ref = form.getAll("picture").at(-1) ?? "";
  if (ref === "") return ok({ ...texts, pictureId: null });
  const picture = (await holdPictures(tx, [ref])).get(ref);
  return picture ? ok({ ...texts, pictureId: picture.id }) : refuse({ kind: "picture-gone" });
}
