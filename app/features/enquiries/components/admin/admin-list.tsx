import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import * as enquiryAdmin from "#app/i18n/messages/admin/enquiry-admin.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Link } from "#app/ui/link.tsx";
import { type AdminRow, type EnquiriesQuery, enquiriesList, spanText } from "../../admin/enquiry-admin.ts";
import { FORM_LABELS, formOf } from "../../enquiries.ts";
import { EnquiryStateWord } from "./state-word.tsx";

interface AdminListProps {
  readonly rows: readonly AdminRow[];
  /** The list of the rows, which stays beside the enquiry that is opened. */
  readonly query: EnquiriesQuery;
  /** The id of the open enquiry, or null. */
  readonly open: string | null;
}

/** One row for each enquiry: what it is, the time left, how it begins, and from whom. */
export function AdminList({ rows, query, open }: AdminListProps) {
  return (
    <ul className="enquiry-rows">
      {rows.map((row) => (
        <li key={row.id} data-admin-row="" {...(row.id === open && { "data-current": "" })}>
          <Row
            row={row}
            href={enquiriesList.href(query, adminPath(`/admin/enquiries/${row.id}`))}
            current={row.id === open}
          />
        </li>
      ))}
    </ul>
  );
}

function Row({ row, href, current }: { row: AdminRow; href: string; current: boolean }) {
  const t = useT();
  const locale = useLocale();
  return (
    <article className="enquiry-row">
      <h2>
        <Link to={href} {...(current && { "aria-current": "page" as const })}>
          {t(FORM_LABELS[formOf({ ...row, message: row.excerpt })])} <span aria-hidden="true">·</span>{" "}
          {row.reference}
        </Link>
      </h2>
      {row.minutesLeft === null ? (
        <EnquiryStateWord state={row.state} />
      ) : (
        <TimeLeft minutes={row.minutesLeft} />
      )}
      <p className="enquiry-excerpt" dir="auto" lang={row.locale}>
        {row.excerpt}
      </p>
      <p className="enquiry-from">
        <bdi>{row.name}</bdi>
        {row.company && (
          <>
            {" · "}
            <bdi>{row.company}</bdi>
          </>
        )}
        {" · "}
        <time dateTime={row.createdAt.toISOString()}>{formatDateTime(locale, row.createdAt)}</time>
        {row.assignee && <> · {t(enquiryAdmin.assigned, { name: row.assignee })}</>}
      </p>
    </article>
  );
}

/** Less than this many working minutes left is soon. */
const SOON = 8 * 60;

/** The working time left, or how late it is. The words say what the colour says. */
export function TimeLeft({ minutes }: { minutes: number }) {
  const t = useT();
  const locale = useLocale();
  const time = spanText(locale, minutes);
  const tone = minutes < 0 ? "late" : minutes < SOON ? "soon" : "early";
  return (
    <span className={`enquiry-clock enquiry-${tone}`}>
      {minutes < 0 ? t(enquiryAdmin.late, { time }) : time}
    </span>
  );
}
