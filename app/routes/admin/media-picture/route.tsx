import { data, Outlet } from "react-router";
import { isPictureSlot, PICTURE_SLOTS } from "#app/features/content/picture-slots.ts";
import { COLLECTION_NAMES, COLLECTION_TITLES } from "#app/features/content/schema.ts";
import { type MediaChange, saveMediaForm } from "#app/features/media/change-media.server.ts";
import { DeleteForm, MediaUses, ReplaceForm } from "#app/features/media/components/media-actions.tsx";
import { MediaWordsForm } from "#app/features/media/components/media-form.tsx";
import { UPLOAD_FAULTS } from "#app/features/media/components/upload-faults.ts";
import type { MediaUse } from "#app/features/media/library.ts";
import { getMedia } from "#app/features/media/queries.server.ts";
import { listUses } from "#app/features/media/uses.server.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { statusOfRefusal } from "#app/http/actions/refusal-status.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/content-admin/media.ts";
import { type Translate, useT } from "#app/i18n/use-t.tsx";
import { isId } from "#app/lib/ids.ts";
import { AdminDetail } from "#app/ui/admin/admin-page.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/route.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  noindexMeta(loaderData?.item.filename ?? messages.title);

const RESULTS = { "picture-saved": messages.saved, "picture-replaced": messages.replaced } as const;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const item = await getMedia(db, params.id);
  if (!item) throw notFound();
  return { item, uses: await listUses(db, item) };
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  if (!isId(id)) throw notFound();
  const { db, clock, actorId, form } = await readPost({ request, context });
  const change = await saveMediaForm(db, { id, actorId, now: clock.now(), form });
  if (change.kind === "not-found") throw notFound();
  if (change.kind === "saved") throw redirectWith(context, adminPath(`/admin/media/${id}`), "picture-saved");
  return data(change, { status: statusOfRefusal(change.kind) });
}

export default function MediaPicturePage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { item, uses } = loaderData;
  const change = useActionResult<MediaChange>();
  const values = change && "values" in change ? change.values : null;
  const { width, height } = item.picture;
  return (
    <AdminDetail
      back={{ to: adminPath("/admin/media"), label: messages.title }}
      heading={<span className="break-anywhere">{item.filename}</span>}
      marks={
        <span className="muted">{t(messages.facts, { width: String(width), height: String(height) })}</span>
      }
    >
      {item.own && <p className="muted">{t(messages.ownText)}</p>}
      <FlashMessage results={RESULTS} />
      <MediaWordsForm
        key={item.id}
        item={item}
        values={values}
        faults={change?.kind === "invalid" ? change.faults : []}
        conflict={change?.kind === "conflict"}
      />
      <MediaUses
        uses={uses.map((use) => ({ ...use, title: titleOfUse(t, use) }))}
        nameOf={(use) => nameOfUse(t, use)}
      />
      <ReplaceForm key={item.version} id={item.id} refusal={replaceRefusal(t, change)} />
      <DeleteForm item={item} used={uses.length > 0} />
      <Outlet />
    </AdminDetail>
  );
}

const USE_KINDS = {
  product: messages.product,
  draft: messages.draft,
  category: messages.category,
  "hire-item": messages.hireItem,
  setting: messages.setting,
} as const;

/** The entry of a place for a picture has no title of its own. */
function titleOfUse(t: Translate, { href, title }: MediaUse): string {
  const isSlot = href.startsWith(adminPath("/admin/content/page-pictures"));
  return isSlot && isPictureSlot(title) ? t(PICTURE_SLOTS[title].title) : title;
}

function nameOfUse(t: Translate, use: MediaUse): string {
  if (use.kind !== "entry") return t(USE_KINDS[use.kind]);
  const collection = COLLECTION_NAMES.find((name) => name === use.collection);
  return collection ? t(COLLECTION_TITLES[collection]) : "";
}

function replaceRefusal(t: Translate, change: MediaChange | null): string | null {
  if (change?.kind !== "not-replaced") return null;
  const { refusal } = change;
  if (refusal.kind === "no-file") return t(messages.replaceNoFile);
  if (refusal.kind === "known") return t(messages.replaceKnown, { file: refusal.filename });
  return t(UPLOAD_FAULTS[refusal.kind]);
}
