import { data } from "react-router";
import { type SignAnswer, SignNote } from "#app/features/hires/documents/components/sign-note.tsx";
import type { NoteKind } from "#app/features/hires/documents/documents.ts";
import { goodsHashOf } from "#app/features/hires/documents/note-content.server.ts";
import { getNote, signNote } from "#app/features/hires/documents/notes.server.ts";
import { readStrokes } from "#app/features/hires/documents/read-strokes.server.ts";
import { SIGNER_LIMITS } from "#app/features/hires/documents/text-limits.ts";
import { getHire } from "#app/features/hires/queries.server.ts";
import { can } from "#app/features/identity/permissions.ts";
import { statusOfRefusal } from "#app/http/actions/refusal-status.ts";
import { isTooLong } from "#app/http/actions/text-limits.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { readAgainAfterConflict } from "#app/http/cache/read-again.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/hire-admin/hire-signature.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { isId } from "#app/lib/ids.ts";
import { AdminDetail } from "#app/ui/admin/admin-page.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/route.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const shouldRevalidate = readAgainAfterConflict;

/** Addresses match their routes in capitals, too. */
const kindOf = (request: Request): NoteKind =>
  new URL(request.url).pathname.toLowerCase().includes("/return-signature") ? "return" : "delivery";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  noindexMeta(messages.titles[loaderData?.kind ?? "delivery"]);

/** The note of a hire to be signed on the screen. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const kind = kindOf(request);
  const hire = isId(params.id) ? await getHire(db, params.id, clock.now()) : null;
  if (!hire) throw notFound();
  const note = await getNote(db, hire, { kind, number: null });
  const { roles } = await requireViewer(context);
  const goodsHash = note ? goodsHashOf(note.content) : "";
  return { kind, note, goodsHash, id: hire.id, number: hire.number, opensHire: can(roles, "hires") } as const;
}

/** Stores the signature, once; refused when the page showed other goods than are out or back now. */
export async function action({ params, request, context }: Route.ActionArgs) {
  if (!isId(params.id)) throw notFound();
  const { db, clock } = context.get(appContext);
  const kind = kindOf(request);
  const { actorId, form } = await readPost({ request, context });
  const field = (name: string) => form.get(name) ?? "";
  const typed = form.ticked("typed");
  const sent = { name: form.text("name"), strokes: field("strokes"), typed };
  const fault = (kind: SignAnswer["kind"]) =>
    data<SignAnswer>({ ...sent, kind }, { status: statusOfRefusal(kind) });
  if (isTooLong(form, SIGNER_LIMITS)) return fault("too-long");
  const drawn = readStrokes(sent.strokes);
  if (!drawn.ok) return fault(drawn.error.kind);
  if (sent.name !== "" && drawn.value === null && !typed) return fault("no-signature");
  const ask = { hireId: params.id, kind, shown: field("goods"), name: sent.name, strokes: drawn.value };
  const signed = await signNote(db, { ...ask, actorId, now: clock.now() });
  if (!signed.ok) {
    if (signed.error.kind === "not-found") throw notFound();
    return fault(signed.error.kind);
  }
  const page =
    kind === "return"
      ? adminPath(`/admin/hire/hires/${params.id}/return-signature`)
      : adminPath(`/admin/hire/hires/${params.id}/delivery-signature`);
  throw redirectWith(context, page, "hire-note-signed");
}

export default function HireSignaturePage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, note, goodsHash, id, number, opensHire } = loaderData;
  const t = useT();
  const back = opensHire
    ? { to: adminPath(`/admin/hire/hires/${id}`), label: messages.back }
    : { to: adminPath("/admin"), label: messages.home };
  return (
    <AdminDetail back={back} heading={`${t(messages.titles[kind])}: ${number}`}>
      <FlashMessage results={{ "hire-note-signed": messages.done }} />
      <SignNote hireId={id} kind={kind} note={note} goodsHash={goodsHash} answer={actionData} />
    </AdminDetail>
  );
}
