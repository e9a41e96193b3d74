/** The fields of a form by name, as text. */
export type DraftValues = Readonly<Record<string, string>>;

/** What a draft changes. */
export type DraftSubject = { readonly productId: string } | { readonly entryId: string };

/** A saved and unpublished change of a product or an entry. */
export interface ChangeDraft {
  /** Another one after each save. */
  readonly version: string;
  readonly values: DraftValues;
  /** What was stored when the form was filled. */
  readonly base: DraftValues;
  readonly savedAt: Date;
  /** Who saved it; null for people who have left. */
  readonly savedBy: string | null;
}
