import { expect } from "vitest";
import type { Db } from "#app/db/client.server.ts";
import { getSiteText } from "#app/features/site-text/queries.server.ts";
import { submitSiteText } from "#app/features/site-text/submit-site-text.server.ts";
import { FormFields } from "#app/lib/forms/form-fields.ts";

/** Says a text of the site otherwise, as the page of a site text does. */
export async function rewordText(
  db: Db,
  key: string,
  { en, ga = "Focail nua.", now }: { readonly en: string; readonly ga?: string; readonly now: Date },
): Promise<void> {
  const text = await getSiteText(db, key);
  if (!text) throw new Error(`No text ${key}`);
  const form = new FormData();
  for (const [name, value] of Object.entries({ version: text.version, en, ga })) form.set(name, value);
  expect(await submitSiteText(db, { key, actorId: "editor", now, form: new FormFields(form) })).toMatchObject(
    { kind: "done" },
  );
}
