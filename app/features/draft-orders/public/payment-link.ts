import type { DraftView } from "../drafts.ts";

/** What a payment link opens. */
export type LinkState =
  | "open"
  /** An order was placed of it, which has a page of its own. */
  | "ordered"
  | "cancelled"
  /** Staff have changed the draft since, or sent another link. */
  | "changed"
  | "expired";

/** What a link of a draft opens by the clock. */
export function linkStateOf(
  draft: Pick<DraftView, "state" | "link" | "heldUntil">,
  link: number,
  now: Date,
): LinkState {
  if (draft.state === "ordered") return "ordered";
  if (draft.state === "cancelled") return "cancelled";
  if (draft.state !== "sent" || draft.link !== link) return "changed";
  return draft.heldUntil === null || draft.heldUntil <= now ? "expired" : "open";
}
