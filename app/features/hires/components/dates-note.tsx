import { StateWord } from "#app/ui/tag.tsx";
import type { DatesReply } from "../dates/dates-text.ts";

/** Whether the hire could move to the dates beside it, at this moment. Nothing where that is not known. */
export function DatesNote({ reply }: { readonly reply: DatesReply | undefined }) {
  if (!reply) return null;
  return (
    <p>
      <StateWord state={reply.isFree ? "ok" : "warn"}>{reply.text}</StateWord>
    </p>
  );
}
