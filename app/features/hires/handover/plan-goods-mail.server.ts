import { and, eq, gt } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { addMs, MINUTE_MS } from "#app/lib/time/clock.ts";
import type { NoteKind } from "../documents/documents.ts";

/** How long the mail waits for a further scan: a hand-over or a return of many scans is told in one mail. */
const WAIT_MS = 15 * MINUTE_MS;

/** The columns of when the mails are due: of what left with a delivery note, and of what came back. */
export const MAIL_DUE = { delivery: "handoverMailAt", return: "returnMailAt" } as const satisfies Readonly<
  Record<NoteKind, keyof typeof hires.$inferSelect>
>;

/** Plans the mail of what left or came back, of a locked hire, for when no further scan has come for a while. */
export async function planGoodsMail(tx: Tx, hireId: string, kind: NoteKind, now: Date): Promise<void> {
  await tx
    .update(hires)
    .set({ [MAIL_DUE[kind]]: addMs(now, WAIT_MS) })
    .where(eq(hires.id, hireId));
}

/** Makes a mail that waits due at once: its hand-over or return is finished. */
export async function finishGoods(tx: Tx, hireId: string, kind: NoteKind, now: Date): Promise<void> {
  const column = MAIL_DUE[kind];
  await tx
    .update(hires)
    .set({ [column]: now })
    .where(and(eq(hires.id, hireId), gt(hires[column], now)));
}
