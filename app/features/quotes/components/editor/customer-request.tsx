import { useState } from "react";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as work from "#app/i18n/messages/hire-admin/quote-work.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Link } from "#app/ui/link.tsx";
import { useHydrated } from "#app/ui/session/use-hydrated.ts";
import { blankQuoteLine, type QuoteLineValues } from "../../editor/draft-form.ts";
import type { EnquiryRequest, RequestedLine } from "../../editor/enquiry-request.ts";
import "./customer-request.css";

interface RequestProps {
  readonly request: EnquiryRequest;
  readonly lines: readonly QuoteLineValues[];
  readonly read: (added: readonly RequestedLine[]) => void;
}

/** What the customer wrote, beside the lines of the quote, and the way to read lines from it. It needs scripts. */
export function CustomerRequest({ request, lines, read }: RequestProps) {
  const t = useT();
  const hydrated = useHydrated();
  const [added, setAdded] = useState<number | null>(null);
  const { id, reference, locale, message, list } = request;
  return (
    <details className="admin-card quote-request" open>
      <summary>
        <h2>{t(work.request)}</h2>
      </summary>
      <div className="quote-request-words" lang={locale}>
        {message && <p>{message}</p>}
        {list.length > 0 && (
          <ul>
            {list.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list of a sent form never changes, and lines may be equal.
              <li key={at}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      <p className="row row-links">
        {hydrated && request.lines.length > 0 && (
          <button
            type="button"
            className="button button-outline button-small"
            onClick={() => {
              const missing = missingLines(request.lines, lines);
              if (missing.length > 0) read(missing);
              setAdded(missing.length);
            }}
          >
            {t(work.readLines)}
          </button>
        )}
        <Link className="link" to={adminPath(`/admin/enquiries/${id}`)}>
          {t(work.enquiry)} <bdi>{reference}</bdi>
        </Link>
      </p>
      <p role="status">{added !== null && t(added > 0 ? work.linesRead : work.noLinesRead, { n: added })}</p>
    </details>
  );
}

/** The lines of a request that the quote does not have yet, each as often as the customer wrote it. */
export function missingLines(
  requested: readonly RequestedLine[],
  lines: readonly Pick<QuoteLineValues, "source">[],
): readonly RequestedLine[] {
  const known = lines.map(({ source }) => source);
  return requested.filter(({ source }) => {
    const at = known.indexOf(source);
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}

/** A line of the quote for one of a request; what names no item is priced by hand. */
export function lineOfRequest({ item, quantity, text, source }: RequestedLine, key: string): QuoteLineValues {
  const line = item ? blankQuoteLine(key, "item", item.id) : { ...blankQuoteLine(key, "custom"), text };
  return { ...line, quantity: String(quantity), source };
}
