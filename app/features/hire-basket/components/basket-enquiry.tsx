import { EnquiryForm } from "#app/features/enquiries/components/enquiry-form.tsx";
import type { EnquiryAnswer } from "#app/features/enquiries/enquiries.ts";
import * as enquiries from "#app/i18n/messages/enquiries.ts";
import * as m from "#app/i18n/messages/hire-basket.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import type { BasketView } from "../basket-view.ts";
import { itemsText } from "../hire-basket.ts";
import { SENT_FIELDS } from "../sent-fields.ts";

interface BasketEnquiryProps {
  readonly view: BasketView;
  readonly answer: EnquiryAnswer | undefined;
  readonly token: string;
}

/** The dry-hire form, which sends the basket along. Shown while there is something in it, and after it was sent. */
export function BasketEnquiry({ view, answer, token }: BasketEnquiryProps) {
  const t = useT();
  const kept = answer && answer.kind !== "sent" ? answer.values : {};
  const problems = answer?.kind === "invalid" ? answer.problems : [];
  const placeError = problems.find(({ field }) => field === "place")?.message;
  const { from, to, lines, waiver } = view.basket;
  const sent: Record<string, string> = {
    [SENT_FIELDS.items]: itemsText(lines),
    [SENT_FIELDS.from]: from ?? "",
    [SENT_FIELDS.to]: to ?? "",
    [SENT_FIELDS.waiver]: waiver ? "1" : "",
  };
  return (
    <section className="basket-enquiry" aria-labelledby="hire-enquiry">
      <h2 id="hire-enquiry" className="section-title">
        {t(enquiries.dryHireTitle)}
        <Companion of={enquiries.dryHireTitle} />
      </h2>
      <p>{t(m.enquiryHint)}</p>
      <EnquiryForm
        form="dry-hire"
        token={token}
        answer={answer}
        extras={
          <>
            <Field
              id="enquiry-place"
              name="place"
              label={m.place}
              className="field-full"
              defaultValue={kept["place"] ?? ""}
              error={placeError}
            />
            {Object.entries(sent).map(([name, value]) => (
              <input key={name} type="hidden" name={name} defaultValue={value || (kept[name] ?? "")} />
            ))}
          </>
        }
      />
    </section>
  );
}
