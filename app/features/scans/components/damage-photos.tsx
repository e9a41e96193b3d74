import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import * as messages from "#app/i18n/messages/hire-admin/scan-photos.ts";
import * as scans from "#app/i18n/messages/hire-admin/scans.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import type { ScanPhoto } from "../photos/photos.ts";
import "./damage-photos.css";

/** Pictures of damage with what was scanned; nothing where there is none. */
export function DamagePhotos({ photos }: { readonly photos: readonly ScanPhoto[] }) {
  const t = useT();
  const locale = useLocale();
  if (photos.length === 0) return null;
  return (
    <section className="damage-photos" aria-labelledby="damage-photos">
      <h2 id="damage-photos" className="step-1">
        {t(messages.title)}
      </h2>
      <ul>
        {photos.map(({ id, unitNumber, item, note, hireNumber, takenAt }) => {
          const what =
            unitNumber === null ? (item ?? hireNumber) : t(scans.unit, { number: String(unitNumber) });
          const href = adminPath(`/admin/hire/units/photos/${id}`);
          return (
            <li key={id}>
              <a href={href}>
                <img
                  src={href}
                  alt={t(messages.alt, { what, note })}
                  loading="lazy"
                  width="240"
                  height="180"
                />
              </a>
              <p>
                {what} · {hireNumber} · {formatDateTime(locale, takenAt)}
                {note !== "" && <bdi>{note}</bdi>}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
