import { useLocale } from "#app/i18n/use-t.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import { type DatesAnswer, datesReply } from "../dates/dates-text.ts";

/** Whether the hire could move to the dates beside it, at this moment. Nothing where that is not known. */
export function DatesNote({ answer }: { readonly answer: DatesAnswer | undefined }) {
  const locale = useLocale();
  if (!answer) return null;
  const { text, isFree } = datesReply(locale, answer);
  return (
    <p>
      <StateWord state={isFree ? "ok" : "warn"}>{text}</StateWord>
    </p>
  );
}
