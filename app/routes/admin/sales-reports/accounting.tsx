import { RangeFilter } from "#app/features/reports/components/range-filter.tsx";
import { ReportsFrame } from "#app/features/reports/components/reports-frame.tsx";
import { countTaxDocuments } from "#app/features/reports/list-tax-documents.server.ts";
import { documentsFile } from "#app/features/reports/report-addresses.ts";
import type { AccountingFormat } from "#app/features/reports/reports.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/admin/reports.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/accounting.ts";
import { reportRequest } from "./report-request.server.ts";

export const handle = { theme: "light", hydrate: true } satisfies PageHandle;

export const meta: Route.MetaFunction = () => noindexMeta(messages.accounting);

interface Format {
  readonly format: AccountingFormat;
  readonly label: Message;
  readonly text: Message;
}

const FORMATS: readonly Format[] = [
  { format: "day-book", label: messages.dayBook, text: messages.dayBookText },
  { format: "xero", label: messages.xero, text: messages.xeroText },
  { format: "sage", label: messages.sage, text: messages.sageText },
];

export async function loader(args: Route.LoaderArgs) {
  const { db, today, query } = reportRequest(args);
  return { today, query, count: query.range && (await countTaxDocuments(db, query.range)) };
}

export default function AccountingPage({ loaderData: { today, query, count } }: Route.ComponentProps) {
  const t = useT();
  const { from, until } = query;
  return (
    <ReportsFrame current={messages.accounting} lead={messages.accountingLead}>
      <RangeFilter query={query} today={today} />
      {count !== null && (
        <>
          <p>{t(messages.documentsFound, { n: formatNumber(count) })}</p>
          <ul className="report-formats">
            {FORMATS.map(({ format, label, text }) => (
              <li key={format} className="card report-format">
                <div>
                  <h2 className="step-1">{t(label)}</h2>
                  <p className="muted">{t(text)}</p>
                </div>
                <ButtonLink
                  small
                  variant="outline"
                  href={documentsFile.href({ from, until, format })}
                  aria-label={`${t(messages.download)}: ${t(label)}`}
                  download
                >
                  {t(messages.download)}
                </ButtonLink>
              </li>
            ))}
          </ul>
          <p>
            <Link className="link" to={adminPath("/admin/settings/accounting")}>
              {t(messages.codesLink)}
            </Link>
          </p>
        </>
      )}
    </ReportsFrame>
  );
}
