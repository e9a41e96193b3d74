import { type Db, inTransaction } from "#app/db/client.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { finishGoods } from "../handover/plan-goods-mail.server.ts";
import { getHire } from "../queries.server.ts";
import { lockHire, transitionHire } from "../transition-hire.server.ts";
import { openMoney } from "./open-money.ts";

interface CheckAsk {
  readonly id: string;
  readonly actorId: string;
  readonly now: Date;
}

interface CloseAsk extends CheckAsk {
  /** The hire's version that the page showed. */
  readonly version: number;
}

export interface CheckRefusal {
  readonly kind: "not-found" | "not-allowed";
}

export type CloseRefusal =
  | CheckRefusal
  | { readonly kind: "conflict" }
  /** Something is to be paid, given back or charged. */
  | { readonly kind: "money-open" }
  /** The customer asked for something that staff have not answered. */
  | { readonly kind: "requests-open" };

/** Says that what came back is in order or in repair. Pressed twice, it happens once. */
export async function checkHire(db: Db, { id, actorId, now }: CheckAsk): Promise<Result<null, CheckRefusal>> {
  return inTransaction(db, async (tx) => {
    const hire = await lockHire(tx, id);
    if (!hire) return refuse({ kind: "not-found" });
    if (hire.state === "checked") return ok(null);
    const moved = await transitionHire(tx, hire, "checked", { now, actorId });
    if (!moved) return refuse({ kind: "not-allowed" });
    await finishGoods(tx, id, "return", now);
    return ok(null);
  });
}

/** Ends a checked hire. Refused while any money or request of it is open. */
export async function closeHire(
  db: Db,
  { id, version, actorId, now }: CloseAsk,
): Promise<Result<null, CloseRefusal>> {
  return inTransaction(db, async (tx) => {
    const hire = await lockHire(tx, id);
    if (!hire) return refuse({ kind: "not-found" });
    if (hire.version !== version) return refuse({ kind: "conflict" });
    const view = await getHire(tx, id, now);
    if (!view || openMoney(view.money)) return refuse({ kind: "money-open" });
    if (view.requests.some(({ state }) => state === "open")) return refuse({ kind: "requests-open" });
    const moved = await transitionHire(tx, hire, "closed", { now, actorId });
    return moved ? ok(null) : refuse({ kind: "not-allowed" });
  });
}
