import type { Config } from "#app/config.server.ts";
import { hireTerms } from "#app/features/legal/hire-terms.ts";
import type { QuoteContent } from "#app/features/quotes/content/quote-content.ts";
import { needsBeginEarly, withOptions } from "#app/features/quotes/content/withdrawal-right.ts";
import { contractSheet, expiryText } from "#app/features/quotes/public/quote-sheet.ts";
import type { Company } from "#app/features/settings/settings.ts";
import { formatDate, formatDateTime } from "#app/i18n/dates.ts";
import { localeHref } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hire-contract.ts";
import { withdrawalTitle } from "#app/i18n/messages/hire/quote-page.ts";
import { complaints, returnsLink, termsLink } from "#app/i18n/messages/shop/orders.ts";
import { withdrawHere } from "#app/i18n/messages/shop/withdrawal.ts";
import type { PagePath } from "#app/i18n/page-path.ts";
import { oneLine } from "#app/lib/text/one-line.ts";
import { HireContract, HireInformation } from "../emails/hire-contract.tsx";
import { HIRE_NUMBER_TO_COME, withdrawalAddress } from "../hire-mails.server.tsx";
import type { AcceptAsk } from "./acceptance.ts";

interface Contract {
  readonly content: QuoteContent;
  /** The terms of hire that are accepted with it, as paragraphs. */
  readonly terms: readonly string[];
  readonly ask: AcceptAsk;
  readonly hire: { readonly token: string };
  /** The last instant to withdraw; null: no right to withdraw. */
  readonly withdrawUntil: Date | null;
  /** The instant from whose day the days to withdraw run. */
  readonly runsFrom: Date;
  /** The last instant to withdraw from what a further version adds; null: it adds nothing, or begins the contract. */
  readonly addedUntil: Date | null;
  readonly now: Date;
}

/**
 * What the mail of an acceptance keeps for the customer: the accepted version, the terms, and for a consumer the right
 * to withdraw with the model form (Directive 2011/83/EU, Art. 8(7); Consumer Rights Act 2022, Part 5).
 */
export function contractParts(config: Config, company: Company, contract: Contract) {
  const { content, terms, ask, now } = contract;
  const { locale } = ask;
  const page = (path: PagePath) => `${config.origin}${localeHref(locale, path)}`;
  const contact = [company.email, company.phone, oneLine(company.address)].filter(Boolean).join(", ");
  return (
    <>
      <HireContract
        locale={locale}
        sheet={contractSheet(content, ask.options, { locale, sender: company })}
        facts={[
          [format(locale, messages.accepted), `${formatDateTime(locale, now)}, ${ask.name}`],
          ...(ask.poNumber ? [[format(locale, messages.poNumber), ask.poNumber] as const] : []),
        ]}
      />
      <Rights config={config} company={company} contract={contract} />
      <HireInformation
        heading={format(locale, hireTerms.title)}
        texts={[...terms, ...(contact === "" ? [] : [format(locale, complaints, { contact })])]}
        links={[
          { label: format(locale, hireTerms.title), href: page("/hire-terms") },
          { label: format(locale, termsLink), href: page("/terms") },
        ]}
      />
    </>
  );
}

function Rights(props: { config: Config; company: Company; contract: Contract }) {
  const { config, company, contract } = props;
  const { content, ask, hire, withdrawUntil, runsFrom, addedUntil, now } = contract;
  const { locale } = ask;
  const isOver = withdrawUntil !== null && withdrawUntil <= now;
  if (!withdrawUntil || (isOver && !addedUntil)) return null;
  const name = company.legalName || company.tradingName;
  const to = [name, oneLine(company.address), company.email].filter(Boolean).join(", ");
  const date = formatDate(locale, now);
  return (
    <HireInformation
      heading={format(locale, withdrawalTitle)}
      texts={[
        isOver
          ? format(locale, messages.rightsOver)
          : format(locale, messages.rightsText, {
              time: expiryText(locale, withdrawUntil),
              date: formatDate(locale, runsFrom),
            }),
        ...(addedUntil
          ? [format(locale, messages.rightsAdded, { time: expiryText(locale, addedUntil) })]
          : []),
        ...(needsBeginEarly(withOptions(content, ask.options), now)
          ? [format(locale, messages.beganEarly)]
          : []),
        format(locale, isOver ? messages.rightsRefundAdded : messages.rightsRefund),
        format(locale, messages.rightsForm, { to, number: HIRE_NUMBER_TO_COME, date }),
      ]}
      links={[
        ...(isOver
          ? []
          : [{ label: format(locale, withdrawHere), href: withdrawalAddress(config, { ...hire, locale }) }]),
        { label: format(locale, returnsLink), href: `${config.origin}${localeHref(locale, "/returns")}` },
      ]}
    />
  );
}
