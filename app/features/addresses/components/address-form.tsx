import { Form, useNavigation } from "react-router";
import { localeHref } from "#app/i18n/locale.ts";
import type { Message } from "#app/i18n/message.ts";
import * as account from "#app/i18n/messages/account/account.ts";
import * as messages from "#app/i18n/messages/account/addresses.ts";
import * as person from "#app/i18n/messages/account/person-fields.ts";
import * as checkout from "#app/i18n/messages/shop/checkout.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Field, RequiredHint } from "#app/ui/forms/field.tsx";
import { errorsOf, valuesOf } from "#app/ui/forms/form-fields.ts";
import { PrivacyLine } from "#app/ui/forms/privacy-line.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import {
  ADDRESS_FIELDS,
  type AddressFault,
  type AddressFaults,
  type AddressField,
  type AddressValues,
} from "../addresses.ts";
import { AddressFields } from "./address-fields.tsx";

const FAULT_MESSAGES: Readonly<Record<AddressFault, Message>> = {
  nameRequired: person.nameRequired,
  nameMax: person.nameMax,
  phoneRequired: person.phoneRequired,
  phoneInvalid: checkout.phoneInvalid,
  phoneMax: person.phoneMax,
  lineRequired: checkout.lineRequired,
  lineMax: checkout.lineMax,
  townRequired: checkout.townRequired,
  townMax: checkout.townMax,
  countyMax: checkout.countyMax,
  codeInvalid: messages.codeInvalid,
};

interface AddressFormProps {
  /** The id; null for a new one. */
  readonly id: string | null;
  readonly values: AddressValues;
  readonly faults: AddressFaults;
}

/** One address: new, or changed. The same fields, names and rules as at the checkout. */
export function AddressForm({ id, values, faults }: AddressFormProps) {
  const t = useT();
  const locale = useLocale();
  const action = localeHref(locale, id === null ? "/account/addresses?add" : `/account/addresses/${id}`);
  const busy = useNavigation().formAction === action;
  const faultTexts = ADDRESS_FIELDS.flatMap((field) => {
    const fault = faults[field];
    return fault ? [{ field, message: t(FAULT_MESSAGES[fault]) }] : [];
  });
  const field = valuesOf<AddressField>(values, errorsOf(faultTexts));
  const heading = id === null ? messages.add : messages.change;
  return (
    <section aria-labelledby="address-form" className="stack-5 width-medium">
      <CompanionHeading level={2} of={heading} id="address-form" className="step-1" />
      <Form method="post" action={action} noValidate className="form form-two">
        <div className="field-full">
          <ErrorSummary faults={faultTexts} />
        </div>
        <RequiredHint />
        <Field {...field("name")} label={checkout.name} required autoComplete="name" />
        <Field {...field("phone")} label={checkout.phone} type="tel" required autoComplete="tel" />
        <AddressFields field={field} />
        <PrivacyLine text={messages.privacy} />
        <div className="row field-full">
          <SubmitButton busy={busy} busyText={t(account.saving)}>
            {t(messages.save)}
          </SubmitButton>
          <ButtonRouteLink variant="outline" to={localeHref(locale, "/account/addresses")}>
            {t(messages.cancel)}
          </ButtonRouteLink>
        </div>
      </Form>
    </section>
  );
}
