import { EnquiryForm } from "#app/features/enquiries/components/enquiry-form.tsx";
import type { EnquiryAnswer } from "#app/features/enquiries/enquiries.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/hire/hire-basket.ts";
import * as enquiries from "#app/i18n/messages/site/enquiries.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import type { Cents } from "#app/lib/money.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Checkbox, Field, TextArea } from "#app/ui/forms/field.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import type { BasketView } from "../basket-view.ts";
import { type HireBasketLine, itemsParam } from "../hire-basket.ts";
import { INSTANT_FIELD, SENT_FIELDS } from "../sent-fields.ts";
import { BasketSent } from "./basket-sent.tsx";

export interface BasketEnquiryProps {
  readonly view: BasketView;
  /** What the form begins with, by field. */
  readonly contact: Readonly<Record<string, string>>;
  readonly answer: EnquiryAnswer | undefined;
  /** What the enquiry took along, after it was sent. */
  readonly sent: readonly HireBasketLine[];
  /** What the page says of the stored enquiry; null before. */
  readonly stored: React.ComponentProps<typeof BasketSent> | null;
  /** What the address of the sent request says (`?sent=`), which shows it again; null where it has none. */
  readonly again: string | null;
  /** The form's token. */
  readonly token: string;
  /** Up to which sum, net of VAT, a quote can be sent at once; null: never. */
  readonly instantMostNet: Cents | null;
  /** What is wanted beside the catalogue's items, as the address brings it. */
  readonly requests: string;
}

/** The dry-hire form, which sends the basket along. Shown while there is something in it, and after it was sent. */
export function BasketEnquiry(props: BasketEnquiryProps) {
  const { view, contact, answer, sent, again, token, requests, instantMostNet } = props;
  const [t, locale] = [useT(), useLocale()];
  const kept = answer && answer.kind !== "sent" ? answer.values : {};
  const faults = answer?.kind === "invalid" ? answer.faults : [];
  const placeError = faults.find(({ field }) => field === "place")?.message;
  const carried = answer?.kind === "sent" ? {} : carriedFields(view, kept);
  return (
    <section className="basket-enquiry" aria-labelledby="hire-enquiry">
      <CompanionHeading level={2} of={enquiries.dryHireTitle} id="hire-enquiry" className="section-title" />
      <p className="basket-hint">{t(messages.enquiryHint)}</p>
      <EnquiryForm
        form="dry-hire"
        token={token}
        answer={answer}
        prefill={contact}
        extras={
          <>
            <Field
              id="enquiry-place"
              name="place"
              label={messages.place}
              className="field-full"
              defaultValue={kept["place"] ?? ""}
              error={placeError}
            />
            <TextArea
              id="enquiry-kit"
              name="kit"
              label={messages.requests}
              hint={t(messages.requestsHint)}
              rows={4}
              className="field-full"
              defaultValue={kept["kit"] ?? (answer?.kind === "sent" ? "" : requests)}
              error={faults.find(({ field }) => field === "kit")?.message}
            />
            {instantMostNet !== null && (
              <Checkbox
                id="enquiry-instant"
                name={INSTANT_FIELD}
                value="1"
                className="field-full"
                label={t(messages.instant)}
                hint={t(messages.instantHint, { most: formatMoney(instantMostNet) })}
                defaultChecked={kept[INSTANT_FIELD] === "1"}
              />
            )}
            {Object.values(SENT_FIELDS).map((name) => (
              <input key={name} type="hidden" name={name} defaultValue={carried[name] ?? ""} />
            ))}
            {answer?.kind === "sent" && (
              <span
                hidden
                data-hire-took={itemsParam(sent)}
                {...(again && { "data-hire-again": `?${new URLSearchParams({ sent: again })}` })}
              />
            )}
            {props.stored && <BasketSent {...props.stored} />}
          </>
        }
      />
      <p className="basket-next">
        <ButtonLink variant="outline" href={localeHref(locale, "/dry-hire/browse")}>
          {t(messages.backToCatalogue)}
        </ButtonLink>
      </p>
    </section>
  );
}

/**
 * The list as it is shown, refused quantities and dates included, so that sending refuses what the page refuses. Where the
 * page shows none, because the browser holds it, what was posted before.
 */
function carriedFields(
  { lines, from, to, basket }: BasketView,
  kept: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (lines.length === 0) return kept;
  return {
    [SENT_FIELDS.items]: itemsParam(
      lines.map(({ code, typedQuantity }) => ({ item: code, quantity: typedQuantity })),
    ),
    [SENT_FIELDS.from]: from,
    [SENT_FIELDS.to]: to,
    [SENT_FIELDS.waiver]: basket.waiver ? "1" : "",
  };
}
