import { inArray } from "drizzle-orm";
import { inTransaction } from "#app/db/client.server.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { coverShortages } from "#app/features/claims/shortages/cover-shortages.server.ts";
import { takeBackSubstitute } from "#app/features/claims/shortages/take-back-substitute.server.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import type { MailContext } from "#app/features/settings/mail-context.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { followCounts } from "../counts/follow-counts.server.ts";
import { getHire } from "../queries.server.ts";
import { settleSubhires } from "../subhires/settle-subhires.server.ts";
import { lockHire } from "../transition-hire.server.ts";
import { renderSubstitutionMail } from "./substitution-mail.server.ts";

interface TakingBack {
  readonly hireId: string;
  readonly lineId: string;
  readonly itemId: string;
  /** The promised item. */
  readonly forItemId: string;
  /** The pieces that the page showed. */
  readonly quantity: number;
  /** To the customer, in the customer's language, added to what the mail says itself; null: no mail. */
  readonly message: string | null;
  readonly actorId: string;
  readonly now: Date;
}

/** Takes back a promised substitute that is not packed: what was promised is short again. A mail only where staff ask for it. */
export async function takeSubstituteBack(
  context: MailContext,
  { message, actorId, ...taken }: TakingBack,
): Promise<Result<null, { readonly kind: "not-found" | "conflict" }>> {
  const { db } = context;
  const { hireId, itemId, forItemId, quantity, now } = taken;
  const hire = await getHire(db, hireId, now);
  if (!hire) return refuse({ kind: "not-found" });
  const { id, code, name, nameGa } = hireItems;
  const items = await db
    .select({ id, code, name, nameGa })
    .from(hireItems)
    .where(inArray(id, [itemId, forItemId]));
  const substitute = items.find((item) => item.id === itemId);
  const promised = items.find((item) => item.id === forItemId);
  if (!substitute || !promised) return refuse({ kind: "conflict" });
  const change = { quantity, promised, substitute, isTakenBack: true, now };
  const mail = message === null ? null : await renderSubstitutionMail(context, hire, { ...change, message });
  return inTransaction(db, async (tx) => {
    const locked = await lockHire(tx, hireId);
    if (!locked) return refuse({ kind: "not-found" });
    const done = await takeBackSubstitute(tx, taken);
    if (!done.ok) return done;
    // What a supplier has confirmed meanwhile covers it before our own gear does.
    await settleSubhires(tx, locked, now);
    await coverShortages(tx, { itemIds: [itemId, forItemId], now });
    // Nothing of it may be left to go out.
    await followCounts(tx, locked, { actorId, now });
    if (mail) await queueMail(tx, mail);
    await addAuditEntry(tx, {
      actorId,
      action: "shortage.substitute-taken-back",
      subjectType: "hire",
      subjectId: hireId,
      details: { number: hire.number, quantity, note: `${substitute.name} (${substitute.code})` },
    });
    return ok(null);
  });
}
