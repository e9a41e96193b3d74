import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format, type Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire-admin/subhires.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { type Translate, useLocale, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Checkbox, Select } from "#app/ui/forms/field.tsx";
import { LimitedTextArea } from "#app/ui/forms/limited-field.tsx";
import { NamedOptions } from "#app/ui/forms/named-options.tsx";
import { Link } from "#app/ui/link.tsx";
import { SHORTAGE_LIMITS } from "../../text-limits.ts";
import type { DonorHire, ShortageRow, ShortageWays, SubstituteChoice } from "../shortages.ts";

interface WaysProps {
  readonly row: ShortageRow;
  /** What a refused form about it held. */
  readonly values: Readonly<Record<string, string>> | null;
  /** The ways to cover it; undefined for a quote that is not accepted. */
  readonly ways: ShortageWays | undefined;
}

/** A substitute, pieces of another hire, or other dates. */
export function OtherWays({ row, ways, values }: WaysProps) {
  const [t, locale] = [useT(), useLocale()];
  return (
    <>
      {ways && ways.substitutes.length === 0 && <p className="muted">{t(messages.noSubstitutes)}</p>}
      {ways && ways.substitutes.length > 0 && (
        <WayForm
          row={row}
          action={adminPath(`/admin/hire/shortages/${row.id}/substitution`)}
          name="item"
          choices={ways.substitutes.map((item) => ({ id: item.id, name: substituteText(t, row, item) }))}
          chosen={values?.["item"] || ways.substitutes.find(({ free }) => free >= row.quantity)?.id}
          label={messages.substituteItem}
          hint={messages.substituteHint}
          button={messages.substitute}
        >
          <CustomerMessage row={row} values={values?.["item"] === undefined ? null : values} />
        </WayForm>
      )}
      {ways && ways.donors.length > 0 && (
        <WayForm
          row={row}
          action={adminPath(`/admin/hire/shortages/${row.id}/reallocation`)}
          name="hire"
          choices={ways.donors.map((donor) => ({ id: donor.id, name: donorText(locale, donor) }))}
          chosen={values?.["hire"]}
          label={messages.giveWayHire}
          hint={messages.giveWayHint}
          button={messages.giveWay}
        />
      )}
      <MoveLink row={row} />
    </>
  );
}

/** "Moving head spot 600 W (2 of 3 free)": marked where too few are free on the dates of the hire. */
function substituteText(t: Translate, { quantity }: ShortageRow, { name, free }: SubstituteChoice): string {
  if (free >= quantity) return name;
  return t(messages.tooFewFree, { item: name, n: formatNumber(free), of: formatNumber(quantity) });
}

/** "H-2026-0001 · Padraig Burke · 2 December 2026, 09:00 – 4 December 2026, 17:00". */
function donorText(locale: Locale, { number, customer, startsAt, endsAt }: DonorHire): string {
  return [number, customer, `${formatDateTime(locale, startsAt)} – ${formatDateTime(locale, endsAt)}`].join(
    " · ",
  );
}

interface WayFormProps {
  readonly row: ShortageRow;
  readonly action: string;
  readonly name: "item" | "hire";
  readonly choices: readonly { readonly id: string; readonly name: string }[];
  /** What a refused form had chosen. */
  readonly chosen: string | undefined;
  readonly label: Message;
  readonly hint: Message;
  readonly button: Message;
  readonly children?: React.ReactNode;
}

function WayForm({ row, action, name, choices, chosen, label, hint, button, children }: WayFormProps) {
  const t = useT();
  return (
    <Form method="post" action={action} className="stack-3">
      <input type="hidden" name="version" value={row.quantity} />
      <p className="muted">{t(hint)}</p>
      <Select
        name={name}
        id={`${name}-${row.id}`}
        label={label}
        defaultValue={chosen || (choices[0]?.id ?? "")}
      >
        <NamedOptions of={choices} />
      </Select>
      {children}
      <p>
        <SubmitButton variant="outline">{t(button)}</SubmitButton>
      </p>
    </Form>
  );
}

/** Whether the customer is told of a substitute by mail, and what staff add to it. */
function CustomerMessage({ row: { id, locale }, values }: Pick<WaysProps, "row" | "values">) {
  const t = useT();
  return (
    <>
      <Checkbox
        name="tell"
        id={`tell-${id}`}
        label={t(messages.tellCustomer)}
        defaultChecked={values === null || values["tell"] !== undefined}
      />
      <LimitedTextArea
        name="message"
        id={`message-${id}`}
        label={messages.customerMessage}
        hint={t(messages.customerMessageHint[locale === "ga" ? "irish" : "english"])}
        rows={3}
        limit={SHORTAGE_LIMITS.message}
        lang={locale}
        defaultValue={values?.["message"] ?? format(locale, messages.customerNote)}
      />
    </>
  );
}

/** Where the dates are moved: at the hire, or in the quote. */
function MoveLink({ row: { owner, ownerId } }: Pick<WaysProps, "row">) {
  const t = useT();
  if (ownerId === null) return null;
  return (
    <p>
      {owner === "hire" ? (
        <Link className="link" to={`${adminPath(`/admin/hire/hires/${ownerId}`)}#dates`}>
          {t(messages.moveDates)}
        </Link>
      ) : (
        <Link className="link" to={adminPath(`/admin/hire/quotes/${ownerId}`)}>
          {t(messages.openQuote)}
        </Link>
      )}
    </p>
  );
}
