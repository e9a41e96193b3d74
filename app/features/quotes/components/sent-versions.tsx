import { formatDateTime } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { type Locale, localeHref } from "#app/i18n/locale.ts";
import * as work from "#app/i18n/messages/hire-admin/quote-work.ts";
import * as messages from "#app/i18n/messages/hire-admin/quotes-admin.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Facts, NumericHead, Table } from "#app/ui/tables/table.tsx";
import { compareVersions } from "../content/compare-versions.ts";
import { priceContentLine, type QuoteContent } from "../content/quote-content.ts";
import { PRICED_LINE_KINDS } from "../enums.ts";
import { lastMinuteOf } from "../public/quote-sheet.ts";
import { quoteSums } from "../public/quote-sums.ts";
import type { SentVersion } from "../quotes.ts";

interface SentVersionsProps {
  readonly sent: readonly SentVersion[];
  readonly token: string;
  readonly locale: Locale;
}

/** The versions that were sent, the newest open; each with its lines and what differs from the one before. */
export function SentVersions({ sent, token, locale: theirs }: SentVersionsProps) {
  const t = useT();
  const locale = useLocale();
  if (sent.length === 0) return null;
  return (
    <section className="admin-card" aria-labelledby="quote-versions">
      <h2 id="quote-versions">{t(work.versions)}</h2>
      <p>
        <a className="link" href={localeHref(theirs, `/dry-hire/quote/${token}`)}>
          {t(work.publicPage)}
        </a>
      </p>
      {sent.map((version, at) => (
        <details key={version.versionId} open={at === 0}>
          <summary>
            {t(work.version, { n: version.number })} · {formatMoney(version.total)}
          </summary>
          <Facts
            rows={[
              [t(work.sentAt), formatDateTime(locale, version.sentAt)],
              [t(work.expiresAt), formatDateTime(locale, lastMinuteOf(version.expiresAt))],
              [
                t(work.opened),
                version.openedAt ? formatDateTime(locale, version.openedAt) : t(work.notOpened),
              ],
              ...(version.takenBackAt
                ? [[t(work.takenBackAt), formatDateTime(locale, version.takenBackAt)] as const]
                : []),
              [t(messages.head.from), formatDateTime(locale, new Date(version.content.from))],
              [t(messages.head.to), formatDateTime(locale, new Date(version.content.to))],
            ]}
          />
          <VersionLines version={version} before={sent[at + 1]?.content ?? null} />
        </details>
      ))}
    </section>
  );
}

interface VersionLinesProps {
  readonly version: Pick<SentVersion, "content" | "options">;
  /** The version before; null for the first. */
  readonly before: QuoteContent | null;
}

/** The lines of a version; beside them those of the version before where they differ. */
function VersionLines({ version: { content, options }, before }: VersionLinesProps) {
  const t = useT();
  const differences = before && compareVersions(before, content);
  return (
    <>
      <Table caption={t(messages.lines)} quietCaption>
        <thead>
          <tr>
            <NumericHead>{t(messages.line.quantity)}</NumericHead>
            <th scope="col">{t(messages.line.item)}</th>
            <NumericHead>{t(messages.line.net)}</NumericHead>
          </tr>
        </thead>
        <tbody>
          {content.lines.map((line) => {
            const priced = PRICED_LINE_KINDS.includes(line.kind);
            return (
              <tr key={line.id}>
                <td className="numeric">{priced ? line.quantity : ""}</td>
                <th scope="row">
                  {line.name}
                  {line.optional && <span className="muted"> ({t(messages.line.optional)})</span>}
                </th>
                <td className="numeric">{priced ? formatMoney(priceContentLine(line).net) : ""}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
      <VersionSums content={content} options={options} />
      {before && differences && (
        <div className="stack-3 quote-compared">
          <h3>{t(work.compare, { n: before.version })}</h3>
          {differences.length === 0 ? (
            <p className="muted">{t(work.same)}</p>
          ) : (
            <ul>
              {differences.map(({ key, name, before: was, after }) => (
                <li key={key}>
                  {name}: {was === null ? t(work.added) : <del>{was}</del>}{" "}
                  {after === null ? t(work.dropped) : <ins>{after}</ins>}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </>
  );
}

/** What a version comes to with its options, and what of it is paid when. */
function VersionSums({ content, options }: Pick<SentVersion, "content" | "options">) {
  const { rows, due } = quoteSums(content, options, useLocale());
  return (
    <div className="quote-version-sums">
      <Facts
        sums
        rows={[...rows, ...due].map(({ label, value, total }) =>
          total ? [<b key="label">{label}</b>, <b key="value">{value}</b>] : [label, value],
        )}
      />
    </div>
  );
}
