import { useT } from "#app/i18n/use-t.tsx";
import { errorsOf, valuesOf } from "#app/ui/forms/form-fields.ts";
import { type AdminAnswer, answerTo, faultIn, type OrderAction } from "../admin-answer.ts";

/** What one of the forms with fields holds: what was typed and what is wrong with it, if it was refused. */
export function useReturned(answer: AdminAnswer | null, action: OrderAction) {
  const t = useT();
  const refused = answerTo(answer, action);
  const fault = refused && faultIn(refused);
  const faultTexts = fault ? [{ field: fault.field, message: t(fault.message) }] : [];
  return {
    faultTexts,
    field: valuesOf(refused?.values ?? {}, errorsOf(faultTexts)),
  };
}
