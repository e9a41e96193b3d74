import { formatMoney } from "#app/i18n/formats.ts";
import * as doc from "#app/i18n/messages/hire/quote-document.ts";
import * as messages from "#app/i18n/messages/hire/quote-page.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { priceQuote } from "../../content/quote-content.ts";
import type { SentVersion } from "../../quotes.ts";
import { ACCEPT_FORM } from "../quote-page.ts";

interface AcceptBarProps {
  readonly shown: SentVersion;
  /** Optional lines that are chosen on this page. */
  readonly options: readonly string[];
}

/** On a phone the total and the way to the form stay at the lower edge until the form is reached. */
export function AcceptBar({ shown, options }: AcceptBarProps) {
  const t = useT();
  return (
    <div className="quote-bar">
      <p>
        <span>{t(doc.total)}</span>
        {/* The new total is said by the status of the page. */}
        <output form={ACCEPT_FORM} aria-live="off" data-quote-bar-total="">
          {formatMoney(priceQuote(shown.content, options).price.total)}
        </output>
      </p>
      <a className="button button-primary" href="#accept-title">
        {t(messages.toAccept)}
      </a>
    </div>
  );
}
