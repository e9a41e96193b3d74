import { data } from "react-router";
import { checkHire } from "#app/features/hires/closing/close-hire.server.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/check.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Says that what came back is in order or in repair. */
export async function action({ params, context }: Route.ActionArgs) {
  if (!isId(params.id)) throw notFound();
  const { db, clock, actorId } = await requireActor(context);
  const checked = await checkHire(db, { id: params.id, seen: null, actorId, now: clock.now() });
  if (checked.ok) throw redirectWith(context, adminPath("/admin/hire/warehouse"), "hire-checked");
  if (checked.error.kind === "not-found") throw notFound();
  return data({ kind: checked.error.kind }, { status: 422 });
}
