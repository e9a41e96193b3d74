import { and, asc, eq } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { hireNotes } from "#app/db/schema/hire/hires.ts";
import { hashContent } from "#app/features/quotes/content/content-hash.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { cleanText } from "#app/lib/text/clean-text.ts";
import { HIRE_NOTE_KINDS } from "../enums.ts";
import { finishGoods } from "../handover/plan-goods-mail.server.ts";
import { changeHire, lockHire } from "../transition-hire.server.ts";
import type { HireDocument, HireNote, NoteContent, NoteKind, PaperHire, Strokes } from "./documents.ts";
import { goodsHashOf, noteContentOf } from "./note-content.server.ts";

type NoteRow = typeof hireNotes.$inferSelect;

/**
 * A note by its number; without one the latest. What changed since the last signature is a note of its own, which
 * no one has signed yet.
 */
export async function getNote(
  db: Db,
  hire: PaperHire,
  { kind, number }: { readonly kind: NoteKind; readonly number: number | null },
): Promise<HireNote | null> {
  const signed = await listNotes(db, hire.id, kind);
  const stored = signed.find((row) => row.number === number);
  if (stored) return noteOf(stored);
  const next = await nextNote(db, hire, kind, signed);
  return next && (number === null || number === next.number) ? next : null;
}

/** Every note of a hire, those that were signed and those that wait for it. */
export async function listHireDocuments(db: Db, hire: PaperHire): Promise<readonly HireDocument[]> {
  const lists = await Promise.all(
    HIRE_NOTE_KINDS.map(async (kind) => {
      const signed = await listNotes(db, hire.id, kind);
      const next = await nextNote(db, hire, kind, signed);
      const waits = next?.signature === null ? [{ kind, number: next.number, ...UNSIGNED }] : [];
      return [
        ...signed.map(({ number, name, signedAt }) => ({ kind, number, signedBy: name, signedAt })),
        ...waits,
      ];
    }),
  );
  return lists.flat();
}

const UNSIGNED = { signedBy: null, signedAt: null } as const;

interface SigningAsk {
  readonly hireId: string;
  readonly kind: NoteKind;
  /** `goodsHashOf` of the note that the page showed. */
  readonly shown: string;
  readonly name: string;
  /** The drawn signature; null: the typed name is the signature. */
  readonly strokes: Strokes | null;
  readonly actorId: string;
  readonly now: Date;
}

export type SignRefusal =
  | { readonly kind: "not-found" }
  /** Something else went out or came back than the page showed. */
  | { readonly kind: "conflict" }
  | { readonly kind: "no-name" };

/**
 * Stores the signature under a note with the note as it was shown. Sent twice it is stored once; the first signature
 * stays.
 */
export async function signNote(
  db: Db,
  { hireId, kind, shown, name: typed, strokes, actorId, now }: SigningAsk,
): Promise<Result<{ readonly number: number }, SignRefusal>> {
  const name = cleanText(typed);
  if (name === "") return refuse({ kind: "no-name" });
  return inTransaction(db, async (tx) => {
    const hire = await lockHire(tx, hireId);
    if (!hire) return refuse({ kind: "not-found" });
    const next = await nextNote(tx, hire, kind, await listNotes(tx, hireId, kind));
    if (!next || goodsHashOf(next.content) !== shown) return refuse({ kind: "conflict" });
    const { number, content } = next;
    if (next.signature) return ok({ number });
    await tx.insert(hireNotes).values({
      hireId,
      kind,
      number,
      content,
      name,
      strokes,
      actorId,
      hash: hashContent(content),
      signedAt: now,
    });
    const action = `hire.${kind}-signed`;
    await changeHire(tx, hire, { now, actorId, action, details: { note: number } }, { raises: false });
    await finishGoods(tx, hireId, kind, now);
    return ok({ number });
  });
}

function listNotes(db: Db, hireId: string, kind: NoteKind): Promise<NoteRow[]> {
  return db
    .select()
    .from(hireNotes)
    .where(and(eq(hireNotes.hireId, hireId), eq(hireNotes.kind, kind)))
    .orderBy(asc(hireNotes.number));
}

/** The note of what is out or back at this moment: the last signed one, where nothing changed since. */
async function nextNote(
  db: Db,
  hire: PaperHire,
  kind: NoteKind,
  signed: readonly NoteRow[],
): Promise<HireNote | null> {
  const content = await noteContentOf(db, hire, kind);
  const last = signed.at(-1);
  if (last && (content === null || goodsHashOf(noteOf(last).content) === goodsHashOf(content)))
    return noteOf(last);
  return content && { number: (last?.number ?? 0) + 1, content, signature: null };
}

function noteOf({ number, content, name, strokes, signedAt, hash }: NoteRow): HireNote {
  return { number, content: content as NoteContent, signature: { name, strokes, signedAt, hash } };
}
