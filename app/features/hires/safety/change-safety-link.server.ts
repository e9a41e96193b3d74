import { type Db, inTransaction } from "#app/db/client.server.ts";
import { newToken } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { changeHire, lockHire } from "../transition-hire.server.ts";

interface LinkChange {
  readonly id: string;
  /** The link that the page showed; "" for none. The same form sent twice changes nothing more. */
  readonly shown: string;
  readonly to: "new" | "none";
  readonly actorId: string;
  readonly now: Date;
}

/** Gives the safety pack of a hire another link, or none. The former link opens nothing from then on. */
export async function changeSafetyLink(
  db: Db,
  { id, shown, to, actorId, now }: LinkChange,
): Promise<Result<null, { readonly kind: "not-found" | "conflict" }>> {
  return inTransaction(db, async (tx) => {
    const hire = await lockHire(tx, id);
    if (!hire) return refuse({ kind: "not-found" });
    if ((hire.safetyToken ?? "") !== shown) return refuse({ kind: "conflict" });
    const action = to === "new" ? "hire.safety-link-made" : "hire.safety-link-revoked";
    const set = { safetyToken: to === "new" ? newToken() : null };
    await changeHire(tx, hire, { now, actorId, action, set }, { raises: false });
    return ok(null);
  });
}
