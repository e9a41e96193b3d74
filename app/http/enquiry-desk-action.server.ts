import type { RouterContextProvider } from "react-router";
import { addNote } from "#app/features/enquiries/add-note.server.ts";
import { answerEnquiry } from "#app/features/enquiries/answer-enquiry.server.tsx";
import { assignEnquiry } from "#app/features/enquiries/assign-enquiry.server.ts";
import { changeState } from "#app/features/enquiries/change-state.server.ts";
import type { RefusedForm } from "#app/features/enquiries/desk.ts";
import { ENQUIRY_STATES } from "#app/features/enquiries/enums.ts";
import { undoMove } from "#app/features/enquiries/undo-move.server.ts";
import { isId, newId } from "#app/lib/ids.ts";
import type { Result } from "#app/lib/result.ts";
import type { PlainFlash } from "#app/ui/flash.ts";
import { appContext } from "./context.server.ts";
import { requireViewer } from "./guards.server.ts";
import { postedForm } from "./posted-form.server.ts";

type Context = Readonly<RouterContextProvider>;

export type DeskOutcome =
  | { readonly kind: "done"; readonly flash: PlainFlash }
  | { readonly kind: "refused"; readonly refused: RefusedForm };

const FLASHES: Readonly<Record<string, PlainFlash>> = {
  reply: "enquiry-replied",
  note: "enquiry-note-added",
  move: "enquiry-moved",
  undo: "enquiry-move-undone",
  assign: "enquiry-assigned",
};

/** One of the forms of an enquiry's page in the back office: answer, note, assignment or state. */
export async function enquiryDeskAction(
  { request, context }: { request: Request; context: Context },
  id: string,
): Promise<DeskOutcome> {
  const form = await postedForm(request);
  const field = (name: string): string => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const intent = field("intent");
  const result = await act(context, id, intent, field);
  if (result.ok) return { kind: "done", flash: FLASHES[intent] ?? "enquiry-moved" };
  const locale = field("locale") === "ga" ? "ga" : "en";
  const refused = {
    intent,
    problem: result.error.kind,
    text: field("text").slice(0, 20_000),
    locale,
  } as const;
  return { kind: "refused", refused };
}

async function act(
  context: Context,
  id: string,
  intent: string,
  field: (name: string) => string,
): Promise<Result<null, { readonly kind: string }>> {
  const { db, config, clock } = context.get(appContext);
  const viewer = await requireViewer(context);
  const now = clock.now();
  const mark = isId(field("mark")) ? field("mark") : newId();
  const text = field("text");
  switch (intent) {
    case "reply": {
      const locale = field("locale") === "ga" ? "ga" : "en";
      const seen = field("seen") || null;
      return answerEnquiry({ db, config }, { id, text, locale, mark, seen, authorId: viewer.id, now });
    }
    case "note":
      return addNote(db, { id, text, mark, authorId: viewer.id, now });
    case "assign":
      return assignEnquiry(db, { id, assigneeId: field("assignee") || null, actorId: viewer.id });
    case "move": {
      const to = ENQUIRY_STATES.find((state) => state === field("to"));
      return to
        ? changeState(db, { id, to, actorId: viewer.id, now })
        : { ok: false, error: { kind: "not-allowed" } };
    }
    case "undo":
      return undoMove(db, { id, actorId: viewer.id, now });
    default:
      return { ok: false, error: { kind: "not-allowed" } };
  }
}
