import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDayTime } from "#app/i18n/dates.ts";
import * as messages from "#app/i18n/messages/hire-admin/closed-day-hires.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Link } from "#app/ui/link.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import type { ClosedDayHire } from "../dates/closed-day-hires.ts";

const MAX_SHOWN = 50;

/** The hires that begin or end on a closed day, each with the way to it; nothing where there is none. */
export function ClosedDayHires({ hires }: { readonly hires: readonly ClosedDayHire[] }) {
  const [t, locale] = [useT(), useLocale()];
  if (hires.length === 0) return null;
  const more = hires.length - MAX_SHOWN;
  return (
    <Banner kind="fault" title={t(messages.title, { n: hires.length })}>
      <p>{t(messages.text)}</p>
      <ul>
        {hires.slice(0, MAX_SHOWN).map(({ id, number, name, begins, ends }) => (
          <li key={id}>
            <Link className="link" to={`${adminPath(`/admin/hire/hires/${id}`)}#dates`}>
              {number}
            </Link>{" "}
            <bdi>{name}</bdi>:{" "}
            {[
              begins && t(messages.begins, { at: formatDayTime(locale, begins) }),
              ends && t(messages.ends, { at: formatDayTime(locale, ends) }),
            ]
              .filter(Boolean)
              .join(", ")}
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t(messages.more, { n: more })}</p>}
    </Banner>
  );
}
