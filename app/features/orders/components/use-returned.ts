import { useT } from "#app/i18n/use-t.tsx";
import { errorsOf, valuesOf } from "#app/ui/forms/form-fields.ts";
import { type AdminAnswer, answerTo, type OrderAction, problemIn } from "../admin-answer.ts";

/** What one of the forms with fields holds: what was typed and what is wrong with it, if it was refused. */
export function useReturned(answer: AdminAnswer | null, action: OrderAction) {
  const t = useT();
  const refused = answerTo(answer, action);
  const problem = refused && problemIn(refused);
  const problems = problem ? [{ field: problem.field, message: t(problem.message) }] : [];
  return {
    problems,
    field: valuesOf(refused?.values ?? {}, errorsOf(problems)),
  };
}
