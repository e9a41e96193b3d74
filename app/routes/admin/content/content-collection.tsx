import { Link, redirect } from "react-router";
import { CollectionEntries } from "#app/features/content/components/admin/collection-entries.tsx";
import { type Said, SHOWN_AT } from "#app/features/content/entries/admin-entries.ts";
import {
  collectionNamed,
  listAdminEntries,
  listDeletedEntries,
} from "#app/features/content/entries/admin-queries.server.ts";
import { changeCollection } from "#app/features/content/entries/change-collection.server.ts";
import { changeManyEntries } from "#app/features/content/entries/change-many-entries.server.ts";
import { COLLECTION_TITLES, isFixed } from "#app/features/content/schema.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { notFound } from "#app/http/not-found.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { postedForm } from "#app/http/posted-form.server.ts";
import * as messages from "#app/i18n/messages/content-admin.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";
import type { Flash, PlainFlash } from "#app/ui/flash.ts";
import { noindexMeta } from "#app/ui/page-title.ts";
import "#app/features/content/components/admin/admin.css";
import type { Route } from "./+types/content-collection.ts";

export const handle = { theme: "light", hydrate: true, footer: false } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  noindexMeta(loaderData ? COLLECTION_TITLES[loaderData.collection] : messages.title);

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const collection = collectionNamed(params.collection);
  if (!collection) throw notFound();
  const [entries, deleted] = await Promise.all([
    listAdminEntries(db, collection),
    listDeletedEntries(db, collection, clock.now()),
  ]);
  return { collection, entries, deleted };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(appContext);
  const viewer = await requireViewer(context);
  const collection = collectionNamed(params.collection);
  const form = await postedForm(request);
  const press = collection && { collection, actorId: viewer.id, now: clock.now(), form };
  if (press && form.has("many")) {
    const many = await changeManyEntries(db, press);
    if (!many) throw notFound();
    return { many };
  }
  const said = press && (await changeCollection(db, press));
  if (!said) throw notFound();
  if (form.has("quiet")) return said;
  const page = `/admin/content/${collection}#entry-${said.id}`;
  const flash = flashOfSaid(said);
  throw flash ? redirectWith(context, page, flash) : redirect(page, 303);
}

function flashOfSaid({ kind, id }: Said): PlainFlash | Flash | null {
  if (kind === "ordered") return null;
  if (kind === "deleted") return { name: "entry-deleted", id };
  return kind === "list-changed" ? "entries-changed" : `entry-${kind}`;
}

export default function CollectionPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { collection, entries } = loaderData;
  const title = COLLECTION_TITLES[collection];
  return (
    <div className="admin-page">
      <header className="admin-head">
        <Link to="/admin/content" className="admin-back">
          {t(messages.back)}
        </Link>
        <h1 className="step-3">
          {t(title)} <Companion of={title} />
        </h1>
        <p className="admin-summary">
          <span>{t(messages.entryCount, { n: entries.length })}</span>
          <a href={SHOWN_AT[collection]}>{t(messages.seePage)}</a>
        </p>
        {!isFixed(collection) && (
          <ButtonRouteLink to={`/admin/content/${collection}/new`}>{t(messages.add)}</ButtonRouteLink>
        )}
      </header>
      <CollectionEntries {...loaderData} many={actionData && "many" in actionData ? actionData.many : null} />
    </div>
  );
}
