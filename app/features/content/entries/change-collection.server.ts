import type { Db } from "#app/db/client.server.ts";
import type { FormFields } from "#app/lib/form-fields.ts";
import { isId } from "#app/lib/ids.ts";
import type { Result } from "#app/lib/result.ts";
import { type CollectionName, isFixed } from "../schema.ts";
import type { Said, SaidKind } from "./admin-entries.ts";
import { deleteEntry, restoreEntry } from "./delete-entry.server.ts";
import { moveEntry, orderEntries } from "./order-entries.server.ts";
import { publishEntry } from "./publish-entry.server.ts";

interface Press {
  readonly collection: CollectionName;
  readonly actorId: string;
  readonly now: Date;
  /** `intent`, and `id` or, for a whole order, `ids` separated by commas. */
  readonly form: FormFields;
}

/** Does what a button of a collection's list asks for, and tells what has come of it. Null for an unknown button, or a list that has none. */
export async function changeCollection(db: Db, { form, ...actor }: Press): Promise<Said | null> {
  const id = form.get("id") ?? "";
  const said = (kind: SaidKind, result: Result<null, { kind: SaidKind }>): Said => ({
    kind: result.ok ? kind : result.error.kind,
    id,
  });
  const intent = form.get("intent");
  if (isFixed(actor.collection)) return null;
  if (intent === "order") {
    const ids = (form.get("ids") ?? "").split(",");
    return said("ordered", await orderEntries(db, { ...actor, ids }));
  }
  if (!isId(id)) return null;
  const target = { ...actor, id };
  switch (intent) {
    case "up":
    case "down":
      return said("ordered", await moveEntry(db, { ...target, by: intent === "up" ? -1 : 1 }));
    case "publish":
      return said("published", await publishEntry(db, { ...target, published: true }));
    case "hide":
      return said("hidden", await publishEntry(db, { ...target, published: false }));
    case "delete":
      return said("deleted", await deleteEntry(db, target));
    case "restore":
      return said(
        "restored",
        await restoreEntry(db, { ...target, published: form.get("published") === "on" }),
      );
    default:
      return null;
  }
}
