import { AlertBanner } from "#app/ui/page/banner.tsx";
import type { QuotePageAnswer, QuotePageRefusal } from "../quote-page.ts";

/** Why what was asked for was not done, above the form that it is about; takes the focus as other refusals do. */
export function RefusalBanner({
  answer,
  form,
}: {
  answer: QuotePageAnswer | null;
  form: QuotePageRefusal["form"];
}) {
  const refusal = answer?.refusal;
  if (!refusal || refusal.form !== form) return null;
  const { text, details = [] } = refusal;
  return (
    <div tabIndex={-1} data-problem="">
      <AlertBanner>
        <p>{text}</p>
        {details.length > 0 && (
          <ul>
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        )}
      </AlertBanner>
    </div>
  );
}
