import { inTransaction } from "#app/db/client.server.ts";
import type { SiteContext } from "#app/features/jobs/work-context.server.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import { MAX_TOTAL, MIN_TOTAL } from "#app/features/orders/orders.ts";
import { activeProvider } from "#app/features/payments/providers.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import type { Cents } from "#app/lib/money.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { irishDayOf, startOfIrishDay } from "#app/lib/time/irish-time.ts";
import { changeDraft, type DraftAsk, lockChangeable } from "../change-draft.server.ts";
import { renderLinkMail } from "../emails/link-mails.server.tsx";
import { type CompletionRefusal, prepareCompletion } from "./prepare-completion.server.ts";

export type CompleteRefusal =
  | CompletionRefusal
  /** The sum waits for a yes. */
  | { readonly kind: "to-confirm"; readonly total: Cents; readonly until: Date }
  | { readonly kind: "too-expensive" | "too-cheap" };

export type SendLinkRefusal =
  | CompleteRefusal
  /** There is no payment page at the moment. */
  | { readonly kind: "no-payment" };

/**
 * Mails a link by which the customer orders and pays what the draft says. Its prices hold for the days of the settings. An
 * earlier link of the draft opens nothing any more.
 */
export async function sendLink(
  context: SiteContext,
  ask: DraftAsk & { readonly confirmed: boolean },
): Promise<Result<null, SendLinkRefusal>> {
  const { db, clock } = context;
  const prepared = await prepareCompletion(db, ask);
  if (!prepared.ok) return prepared;
  const draft = prepared.value;
  const provider = activeProvider(context)?.name;
  if (provider === undefined) return refuse({ kind: "no-payment" });
  if (draft.total > MAX_TOTAL) return refuse({ kind: "too-expensive" });
  if (draft.total < MIN_TOTAL) return refuse({ kind: "too-cheap" });
  const now = clock.now();
  const { trade } = await getSettings(db);
  const until = startOfIrishDay(irishDayOf(now) + trade.linkDays + 1);
  if (!ask.confirmed) return refuse({ kind: "to-confirm", total: draft.total, until });
  const link = draft.link + 1;
  const mail = await renderLinkMail(context, { ...draft, link, heldUntil: until }, provider);
  return inTransaction(db, async (tx) => {
    const locked = await lockChangeable(tx, ask);
    if (!locked.ok) return locked;
    const set = { state: "sent" as const, link, sentAt: now, heldUntil: until };
    await changeDraft(tx, locked.value, {
      now,
      actorId: ask.actorId,
      action: "draft-order.link-sent",
      set,
      details: { link, total: draft.total, until: until.toISOString() },
    });
    await queueMail(tx, mail);
    return ok(null);
  });
}
