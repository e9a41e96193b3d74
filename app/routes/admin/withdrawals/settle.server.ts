import { data } from "react-router";
import { settleWithdrawal } from "#app/features/withdrawals/settle-withdrawal.server.ts";
import type { Settlement } from "#app/features/withdrawals/withdrawals.ts";
import type { ActionArgs } from "#app/http/actions/action-args.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { isId } from "#app/lib/ids.ts";
import type { PlainFlash } from "#app/ui/flash/flash.ts";

const FLASHES: Readonly<Record<Settlement["outcome"]["kind"], PlainFlash>> = {
  link: "withdrawal-linked",
  refunded: "withdrawal-refunded",
  refused: "withdrawal-refused",
};

/** Settles a statement, then tells the list. When it is refused, the list is rendered with what was typed. */
export async function settle(
  { request, context, params: { id } }: ActionArgs,
  outcomeOf: (field: (name: string) => string) => Settlement["outcome"],
) {
  if (!isId(id)) throw notFound();
  const { db, clock, actorId, form } = await readPost({ request, context });
  const field = (name: string) => form.text(name, 500);
  const outcome = outcomeOf(field);
  const settled = await settleWithdrawal(db, { id, actorId, now: clock.now(), outcome });
  const list = `${adminPath("/admin/withdrawals")}${new URL(request.url).search}`;
  if (settled.ok) throw redirectWith(context, list, FLASHES[outcome.kind]);
  const { kind } = settled.error;
  return data({ id, kind, note: field("note") }, { status: kind === "settled-meanwhile" ? 409 : 422 });
}
