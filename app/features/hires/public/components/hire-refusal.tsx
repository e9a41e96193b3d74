import { AlertBanner } from "#app/ui/page/banner.tsx";
import type { HirePageAnswer } from "../hire-answer.ts";

/** Why what was asked for was not done, above its form; takes the focus as other refusals do. */
export function HireRefusal({
  answer,
  form,
}: {
  answer: HirePageAnswer | null;
  form: HirePageAnswer["form"];
}) {
  if (answer?.form !== form) return null;
  return (
    <div tabIndex={-1} data-problem="">
      <AlertBanner>{answer.text}</AlertBanner>
    </div>
  );
}
