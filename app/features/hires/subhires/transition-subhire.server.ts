import { and, eq } from "drizzle-orm";
import { inTransaction } from "#app/db/client.server.ts";
import { nextVersion } from "#app/db/columns.ts";
import { hireSubhires } from "#app/db/schema/hire/subhires.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import type { RenderedMail } from "#app/features/mail/mail.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import type { MailContext } from "#app/features/settings/mail-context.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { lockHire } from "../transition-hire.server.ts";
import { settleSubhires } from "./settle-subhires.server.ts";
import { readSubhireOrder, renderSubhireMail, type SubhireKey } from "./subhire-mails.server.tsx";
import { nextSubhireStates, undoneBy } from "./subhire-states.ts";
import type { SubhireState } from "./subhires.ts";
import { suppliedOut } from "./supplied-goods.server.ts";

interface SubhireMove extends SubhireKey {
  /** The sub-hire's version that the page showed. */
  readonly version: number;
  readonly to: SubhireState;
  /** The question about a cancellation that its supplier is mailed was answered with yes. */
  readonly confirmed: boolean;
  readonly actorId: string;
  readonly now: Date;
}

export type SubhireMoveRefusal = {
  readonly kind:
    | "not-found"
    | "conflict"
    | "not-allowed"
    /** Some of it is with the customer: it is counted back first, and then sent back. */
    | "still-out"
    /** The supplier has its order by mail and would be mailed its cancellation. */
    | "to-confirm";
};

/**
 * Moves a sub-hire to its next state, or back from a receipt or a sending back that was a mistake. Confirmed, it solves
 * open shortages of its hire and item, up to its quantity; cancelled, or sent back before any of it went out, it opens
 * them again, and what has become free of our own covers them. A supplier who had the order by mail has its cancellation
 * by mail: asks first.
 */
export async function transitionSubhire(
  context: MailContext,
  { hireId, subhireId, version, to, confirmed, actorId, now }: SubhireMove,
): Promise<Result<null, SubhireMoveRefusal>> {
  const cancellation = to === "cancelled" ? await renderCancellation(context, { hireId, subhireId }) : null;
  return inTransaction(context.db, async (tx) => {
    const hire = await lockHire(tx, hireId);
    const own = and(eq(hireSubhires.id, subhireId), eq(hireSubhires.hireId, hireId));
    const [subhire] = await tx.select().from(hireSubhires).where(own).for("update");
    if (!hire || !subhire) return refuse({ kind: "not-found" });
    if (subhire.version !== version) return refuse({ kind: "conflict" });
    if (!nextSubhireStates(subhire).includes(to)) return refuse({ kind: "not-allowed" });
    if (to === "sent-back" && suppliedOut(subhire) > 0) return refuse({ kind: "still-out" });
    const mail = subhire.orderedAt && cancellation;
    if (mail && !confirmed) return refuse({ kind: "to-confirm" });
    const undone = undoneBy(subhire.state, to);
    await tx
      .update(hireSubhires)
      .set({
        state: to,
        ...(undone ? TAKEN_BACK[undone] : bookedAt(to, now)),
        ...nextVersion(hireSubhires, now),
      })
      .where(own);
    const short = await settleSubhires(tx, hire, now);
    if (to === "sent-back" && subhire.itemId !== null && short.includes(subhire.itemId))
      await tx.update(hireSubhires).set({ reopenedShortage: true }).where(own);
    if (mail) await queueMail(tx, mail);
    await addAuditEntry(tx, {
      actorId,
      action: `subhire.${undone ? `${undone}-undone` : to}`,
      subjectType: "hire",
      subjectId: hireId,
      details: { number: hire.number, quantity: subhire.quantity },
    });
    return ok(null);
  });
}

async function renderCancellation(context: MailContext, key: SubhireKey): Promise<RenderedMail | null> {
  const order = await readSubhireOrder(context.db, key);
  return order && order.supplierEmail !== "" ? renderSubhireMail(context, "cancellation", order) : null;
}

/** What a step back takes back. */
const TAKEN_BACK = {
  receipt: { receivedAt: null },
  "sent-back": { sentBackAt: null, reopenedShortage: false },
} as const;

/** When gear arrived, and when it went back. */
function bookedAt(to: SubhireState, now: Date): Partial<typeof hireSubhires.$inferInsert> {
  if (to === "received") return { receivedAt: now };
  return to === "sent-back" ? { sentBackAt: now } : {};
}
