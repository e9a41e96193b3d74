import type { Db } from "#app/db/client.server.ts";
import { sendLink } from "#app/features/draft-orders/complete/send-link.server.ts";
import type { DraftView } from "#app/features/draft-orders/drafts.ts";
import { addDraft } from "#app/features/draft-orders/editor/add-draft.server.ts";
import {
  blankDraftLine,
  DRAFT_HEAD_FIELDS,
  type DraftForm,
  type DraftLineValues,
} from "#app/features/draft-orders/editor/draft-form.ts";
import { getDraft } from "#app/features/draft-orders/queries.server.ts";
import { newId } from "#app/lib/ids.ts";
import { createProduct, createUser } from "../factories.ts";
import { type Shop, shopOf } from "./purchase.ts";

const CALLER = {
  name: "Áine Ní Bhriain",
  email: "aine@example.ie",
  phone: "091 555 000",
  locale: "en",
  delivery: "collection",
  bill_line1: "1 Shop Street",
  bill_town: "Galway",
};

/** The editor's form for somebody who rings and collects, with these lines. */
export function draftForm(
  lines: readonly Partial<DraftLineValues>[],
  head: Readonly<Record<string, string>> = {},
): DraftForm {
  const blank = Object.fromEntries(DRAFT_HEAD_FIELDS.map((field) => [field, ""]));
  return {
    head: { ...blank, ...CALLER, ...head },
    lines: lines.map((line) => ({ ...blankDraftLine(newId(), line.product ?? ""), ...line })),
    add: "",
  };
}

/** A stored draft with these lines, by a member of staff of its own. */
export async function storeDraft(
  { db, clock }: Pick<Shop, "db" | "clock">,
  form: DraftForm,
): Promise<DraftView & { readonly actorId: string }> {
  const { id: actorId } = await createUser(db);
  const id = newId();
  const origin = { kind: "blank", id: "" } as const;
  const added = await addDraft(db, { id, form, origin, columns: {}, actorId, now: clock.now() });
  if (!added.ok) throw new Error(JSON.stringify(added.error.faults));
  return { ...(await draftNow(db, id)), actorId };
}

/** A line of a draft that is no product of the catalogue. */
export const FREE_LINE = { name: "Delivery to the stage door", quantity: "1", price: "40.00", vat: "2300" };

/** A stored draft of two pieces of a product with this stock, and of the free line. */
export async function begunDraft(db: Db, stock = 5) {
  const shop = shopOf(db);
  const product = await createProduct(db, { stock });
  const lines = [{ product: product.id, quantity: "2" }, FREE_LINE];
  return { shop, product, draft: await storeDraft(shop, draftForm(lines)) };
}

/** The draft as it is stored now. */
export async function draftNow(db: Db, id: string): Promise<DraftView> {
  const draft = await getDraft(db, id);
  if (!draft) throw new Error("No such draft");
  return draft;
}

/** Sends the payment link of a stored draft. Gives the draft after that. */
export async function sentDraft(shop: Shop, { id }: Pick<DraftView, "id">): Promise<DraftView> {
  const { version } = await draftNow(shop.db, id);
  const { id: actorId } = await createUser(shop.db);
  const sent = await sendLink(shop, { draftId: id, version, actorId, confirmed: true });
  if (!sent.ok) throw new Error(JSON.stringify(sent.error));
  return draftNow(shop.db, id);
}
