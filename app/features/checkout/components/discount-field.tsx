import type { DiscountRefusal } from "#app/features/discounts/discounts.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/shop/discount-code.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import type { DiscountAnswer } from "../discounted.ts";
import type { CheckoutValues } from "../schema.ts";

/** The id of the element to which the page is scrolled when a code has been applied. */
const PLACE = "discount-code";

/** The button of this name sends the whole form, which comes back with all that was typed. */
export const APPLY = "apply";

/**
 * What Enter in any field presses: browsers take the first button of a form, whichever field has the focus. It orders, and
 * with a code that was not applied yet shows the new total first. Scripts apply the code where Enter was in its field.
 */
export function EnterButton() {
  return <input type="submit" hidden />;
}

/** One field for a discount code, with the answer to it. */
export function DiscountField({
  values,
  answer,
  isSummed,
}: {
  readonly values: CheckoutValues;
  readonly answer: DiscountAnswer | null;
  /** Whether the refusal of the code is the answer of the whole page, which takes the focus to it. */
  readonly isSummed: boolean;
}) {
  const t = useT();
  const error = answer?.refusal ? discountRefusalText(t, answer.refusal) : undefined;
  // The page goes to the fragment of its address after scripts have moved the focus: only the target can have it.
  const summary = isSummed && error && (
    <ErrorSummary id={PLACE} faults={[{ field: "discount", message: error }]} />
  );
  return (
    <div {...(!summary && { id: PLACE })} className="checkout-discount">
      {summary}
      <Field
        name="discount"
        label={messages.discountCode}
        defaultValue={values.discount ?? ""}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={error}
      />
      <SubmitButton variant="outline" name={APPLY} value="yes" formAction={`#${PLACE}`} formNoValidate>
        {t(messages.apply)}
      </SubmitButton>
      {answer?.offer && (
        <p className="checkout-applied" role="status">
          {t(messages.applied, { code: answer.code })}
          {answer.offer.skipsListPrices && ` ${t(messages.skipsListPrices)}`}
        </p>
      )}
    </div>
  );
}

const REFUSALS: Readonly<Record<Exclude<DiscountRefusal["kind"], "minimum">, Message>> = {
  unknown: messages.unknown,
  ended: messages.ended,
  "not-yet": messages.notYet,
  "used-up": messages.usedUp,
  "used-before": messages.usedBefore,
  "not-for-these": messages.notForThese,
  "list-prices": messages.listPrices,
  "first-order-only": messages.firstOrderOnly,
  "too-many-tries": messages.tooManyTries,
};

/** Why a code is refused; also said in the summary of the form's faults. */
export function discountRefusalText(t: ReturnType<typeof useT>, refusal: DiscountRefusal): string {
  if (refusal.kind === "minimum") return t(messages.minimum, { minimum: formatMoney(refusal.minimum) });
  return t(REFUSALS[refusal.kind]);
}
