import { adminPath } from "#app/i18n/admin-path.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/content-admin/media.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Link } from "#app/ui/link.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { LibraryItem } from "../library.ts";
import { Thumb } from "./thumb.tsx";
import "./media.css";

/** The pictures of a page of the library, each leading to its own page, with what is left to do on it. */
export function LibraryGrid({ items }: { items: readonly LibraryItem[] }) {
  return (
    <ul className="library-grid">
      {items.map((item) => (
        <li key={item.id} data-admin-row="">
          <Card item={item} />
        </li>
      ))}
    </ul>
  );
}

function Card({ item }: { item: LibraryItem }) {
  const t = useT();
  const locale = useLocale();
  const { alt } = item;
  return (
    <article className="library-card">
      <Thumb thumb={item.thumb} />
      <h2>
        <Link to={adminPath(`/admin/media/${item.id}`)} className="admin-row-link">
          {item.filename}
        </Link>
      </h2>
      {alt && <p className="library-alt">{format(locale, alt)}</p>}
      <p className="admin-row-marks">
        {item.own && <Tag variant="tint">{t(messages.own)}</Tag>}
        {item.sample && <Tag>{t(messages.sample)}</Tag>}
        {item.missingAlt.length > 0 && (
          <Tag variant="fault">
            {t(messages.missingAltIn, { languages: item.missingAlt.join(", ").toUpperCase() })}
          </Tag>
        )}
      </p>
    </article>
  );
}
