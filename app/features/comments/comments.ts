import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/orders-admin/comments.ts";
import { HOUR_MS } from "#app/lib/time/clock.ts";
import type { COMMENT_SUBJECTS } from "./enums.ts";

export type CommentSubject = (typeof COMMENT_SUBJECTS)[number];

/** Characters of a comment. */
export const MAX_COMMENT_LENGTH = 4_000;

/** How long an author can change or delete a comment, in ms. */
const CHANGEABLE_MS = 24 * HOUR_MS;

/** What staff wrote beside the history of something. */
export interface CommentView {
  readonly id: string;
  /** The idempotency key of the form that wrote it. */
  readonly formKey: string;
  readonly text: string;
  readonly at: Date;
  readonly authorId: string | null;
  /** The author's name; null once the author has no account. */
  readonly author: string | null;
  readonly isEdited: boolean;
  /** The reader wrote it, not long ago. */
  readonly isChangeable: boolean;
}

export type CommentRefusal = { readonly kind: "empty" | "too-long" | "not-yours" };

/** A comment that was not kept: why, and its text. */
export interface CommentAnswer {
  readonly comment: CommentRefusal["kind"];
  readonly text: string;
  /** The comment that was to be changed; null for a new one. */
  readonly id: string | null;
}

export const COMMENT_FAULTS: Readonly<Record<CommentRefusal["kind"], Message>> = {
  empty: messages.empty,
  "too-long": messages.tooLong,
  "not-yours": messages.notYours,
};

/** Whether the reader can still change a comment. */
export function isChangeable(
  { authorId, at }: { readonly authorId: string | null; readonly at: Date },
  viewer: { readonly id: string; readonly now: Date },
): boolean {
  return authorId === viewer.id && viewer.now.getTime() - at.getTime() < CHANGEABLE_MS;
}
