import { data } from "react-router";
import { faultMessages } from "#app/features/content/components/admin/fault-messages.ts";
import { EntryPreview } from "#app/features/content/components/entry-preview.tsx";
import { collectionNamed } from "#app/features/content/entries/admin-queries.server.ts";
import { entryFieldsOf } from "#app/features/content/entries/entry-fields.ts";
import { previewEntries } from "#app/features/content/entries/preview-entries.server.ts";
import { COLLECTION_TITLES } from "#app/features/content/schema.ts";
import { requirePermission } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { notFound } from "#app/http/not-found.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import * as messages from "#app/i18n/messages/content-admin/content-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { FormFields } from "#app/lib/forms/form-fields.ts";
import { Banner } from "#app/ui/page/banner.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/content-preview.ts";

export const middleware: Route.MiddlewareFunction[] = [requirePermission];

export const handle = { theme: "dark", hydrate: false, footer: false } satisfies PageHandle;

export const headers = () => NO_STORE;

export const meta: Route.MetaFunction = () => noindexMeta(messages.preview);

/** The entry as it is stored. */
export async function loader({ params, context }: Route.LoaderArgs) {
  return { preview: await show(params, context, null) };
}

/** The entry as it is typed. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const preview = await show(params, context, await postedForm(request));
  return data(preview, { status: preview.faults.length > 0 ? 422 : 200 });
}

async function show(
  { collection: name, id }: Route.LoaderArgs["params"],
  context: Route.LoaderArgs["context"],
  form: FormFields | null,
) {
  const collection = collectionNamed(name);
  const { db } = context.get(appContext);
  // A new entry has nothing stored: by itself its address shows the list as it is.
  const posted = form ?? (id === "new" ? new FormFields([]) : null);
  const preview = collection && (await previewEntries(db, { collection, id, form: posted }));
  if (!preview) throw notFound();
  return { collection, ...preview };
}

export default function ContentPreviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { collection, entries, faults } = actionData ?? loaderData.preview;
  return (
    <section className="section-tight" aria-label={t(COLLECTION_TITLES[collection])}>
      <h1 className="hidden-visually">{t(COLLECTION_TITLES[collection])}</h1>
      <div className="wrap stack-8">
        {faults.length > 0 ? (
          <Banner kind="fault" title={t(messages.previewImpossible)}>
            <ul>
              {faultMessages(t, entryFieldsOf(collection), faults).map(({ field, message }) => (
                <li key={field}>{message}</li>
              ))}
            </ul>
          </Banner>
        ) : (
          <Banner kind="sample">{t(messages.previewBar)}</Banner>
        )}
        <EntryPreview collection={collection} entries={entries} />
      </div>
    </section>
  );
}
