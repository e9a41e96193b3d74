import { and, eq } from "drizzle-orm";
import { inTransaction } from "#app/db/client.server.ts";
import { nextVersion } from "#app/db/columns.ts";
import { hireSubhires } from "#app/db/schema/hire/subhires.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import type { MailContext } from "#app/features/settings/mail-context.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { hireStateAt } from "../hire-states.ts";
import { lockHire } from "../transition-hire.server.ts";
import { readSubhireOrder, renderSubhireMail, type SubhireKey } from "./subhire-mails.server.tsx";
import { takesSubhires } from "./subhire-states.ts";

interface SubhireOrder extends SubhireKey {
  /** The sub-hire's version that the page showed: the same form sent twice is one mail. */
  readonly version: number;
  /** The question about an order that was mailed before was answered with yes. */
  readonly confirmed: boolean;
  readonly actorId: string;
  readonly now: Date;
}

type Refusal = {
  readonly kind:
    | "not-found"
    | "conflict"
    | "not-allowed"
    | "no-supplier-mail"
    /** The supplier has the order by mail and would get it again. */
    | "to-confirm";
};

/**
 * Mails the order of a sub-hire to its supplier, with the cost as agreed. Our customer is not named in it. Only while it
 * is asked or confirmed and its hire is neither over nor cancelled. Asks before the supplier gets it again.
 */
export async function orderSubhire(
  context: MailContext,
  { hireId, subhireId, version, confirmed, actorId, now }: SubhireOrder,
): Promise<Result<null, Refusal>> {
  const order = await readSubhireOrder(context.db, { hireId, subhireId });
  if (!order) return refuse({ kind: "not-found" });
  if (order.supplierEmail === "") return refuse({ kind: "no-supplier-mail" });
  const mail = await renderSubhireMail(context, "order", order);
  return inTransaction(context.db, async (tx) => {
    const hire = await lockHire(tx, hireId);
    const own = and(eq(hireSubhires.id, subhireId), eq(hireSubhires.hireId, hireId));
    const [subhire] = await tx.select().from(hireSubhires).where(own).for("update");
    if (!hire || !subhire) return refuse({ kind: "not-found" });
    if (subhire.version !== version) return refuse({ kind: "conflict" });
    const isOpen = subhire.state === "asked" || subhire.state === "confirmed";
    if (!isOpen || !takesSubhires(hireStateAt(hire.state, hire.depositDueAt, now)))
      return refuse({ kind: "not-allowed" });
    if (subhire.orderedAt && !confirmed) return refuse({ kind: "to-confirm" });
    await tx
      .update(hireSubhires)
      .set({ orderedAt: now, ...nextVersion(hireSubhires, now) })
      .where(own);
    await queueMail(tx, mail);
    await addAuditEntry(tx, {
      actorId,
      action: "subhire.ordered",
      subjectType: "hire",
      subjectId: hireId,
      details: { number: order.number, quantity: subhire.quantity },
    });
    return ok(null);
  });
}
