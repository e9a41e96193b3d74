import { and, eq } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { hireItems, hireSubstitutes } from "#app/db/schema/hire/fleet.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { reallocateFrom, substituteShortage } from "#app/features/claims/shortages/cover-otherwise.server.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import type { MailContext } from "#app/features/settings/mail-context.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { getHire } from "../queries.server.ts";
import { lockHire } from "../transition-hire.server.ts";
import { addShortageEntry, getShortage } from "./change-shortage.server.ts";
import { renderSubstitutionMail } from "./substitution-mail.server.ts";

interface Cover {
  readonly id: string;
  /** The quantity that the page showed. */
  readonly quantity: number;
  readonly actorId: string;
  readonly now: Date;
}

type Refused = {
  readonly kind: "not-found" | "conflict" | "still-short" | "not-there" | "no-item" | "not-a-hire";
};

interface SubstituteAsk extends Cover {
  readonly itemId: string | null;
  /** To the customer, in the customer's language, added to what the mail says itself; null: no mail. */
  readonly message: string | null;
}

/** Solves a shortage of a hire with a substitute of its item, and tells the customer by mail unless staff do that. */
export async function solveBySubstitute(
  context: MailContext,
  { id, quantity, itemId, message, actorId, now }: SubstituteAsk,
): Promise<Result<null, Refused>> {
  const { db } = context;
  const shortage = await getShortage(db, id);
  if (!shortage) return refuse({ kind: "not-found" });
  const { owner, ownerId } = shortage;
  if (owner !== "hire" || ownerId === null) return refuse({ kind: "not-a-hire" });
  const substitute = itemId === null ? null : await findSubstitute(db, shortage.itemId, itemId);
  if (!substitute) return refuse({ kind: "no-item" });
  const hire = message === null ? null : await getHire(db, ownerId, now);
  const [promised] = await db.select(ITEM).from(hireItems).where(eq(hireItems.id, shortage.itemId));
  const mail =
    hire && promised && message !== null
      ? await renderSubstitutionMail(context, hire, { quantity, promised, substitute, message, now })
      : null;
  return inTransaction(db, async (tx) => {
    await lockHire(tx, ownerId);
    const solved = await substituteShortage(tx, { id, quantity, itemId: substitute.id, now });
    if (!solved.ok) return solved;
    if (mail) await queueMail(tx, mail);
    const note = `${substitute.name} (${substitute.code})`;
    await addShortageEntry(tx, shortage, { actorId, action: "shortage.substituted", note });
    return ok(null);
  });
}

/** Solves a shortage of a hire with pieces of another hire, which is short of them from then on. */
export async function solveFromHire(
  db: Db,
  { id, quantity, donorId, actorId, now }: Cover & { readonly donorId: string | null },
): Promise<Result<null, Refused>> {
  return inTransaction(db, async (tx) => {
    const shortage = await getShortage(tx, id);
    if (!shortage) return refuse({ kind: "not-found" });
    if (shortage.owner !== "hire") return refuse({ kind: "not-a-hire" });
    if (donorId === null || donorId === shortage.ownerId) return refuse({ kind: "not-there" });
    const solved = await reallocateFrom(tx, { id, quantity, donorId, now });
    if (!solved.ok) return solved;
    const { donor } = solved.value;
    await addShortageEntry(tx, shortage, { actorId, action: "shortage.reallocated", note: donor });
    await addAuditEntry(tx, {
      actorId,
      action: "shortage.gave-way",
      subjectType: "hire",
      subjectId: donorId,
      details: { number: donor, quantity: shortage.quantity, note: shortage.reference },
    });
    return ok(null);
  });
}

const ITEM = { id: hireItems.id, code: hireItems.code, name: hireItems.name, nameGa: hireItems.nameGa };

async function findSubstitute(db: Db, itemId: string, substituteId: string) {
  const [item] = await db
    .select(ITEM)
    .from(hireSubstitutes)
    .innerJoin(hireItems, eq(hireItems.id, hireSubstitutes.substituteId))
    .where(and(eq(hireSubstitutes.itemId, itemId), eq(hireSubstitutes.substituteId, substituteId)));
  return item ?? null;
}
