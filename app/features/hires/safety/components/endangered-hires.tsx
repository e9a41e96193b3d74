import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import * as messages from "#app/i18n/messages/hire-admin/inspection-reminders.ts";
import { nameIn } from "#app/i18n/named.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Link } from "#app/ui/link.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import type { UninspectedHire } from "../endangered-hires.ts";

interface EndangeredHiresProps {
  readonly hires: readonly UninspectedHire[];
  /** Where a row leads, for those who may open it; null for the others. */
  readonly opens: "hires" | "warehouse" | null;
}

/** Upcoming hires that lack inspected units, before their day comes. Nothing where there is none. */
export function EndangeredHires({ hires, opens }: EndangeredHiresProps) {
  const t = useT();
  const locale = useLocale();
  if (hires.length === 0) return null;
  return (
    <Banner kind="fault" title={t(messages.endangered)}>
      <p>{t(messages.endangeredHint)}</p>
      <ul>
        {hires.map((one) => {
          const { hireId, number, startsAt, unit, needed, good } = one;
          const names = {
            hire: number,
            day: formatDateTime(locale, startsAt),
            item: nameIn(locale, { name: one.itemName, nameGa: one.itemNameGa }),
          };
          const text =
            unit === null
              ? t(messages.itemShort, { ...names, needed: String(needed), good: String(good) })
              : t(messages.unitEnds, { ...names, unit: String(unit) });
          return (
            <li key={`${hireId}-${one.itemName}-${unit}`}>
              {opens === null ? (
                text
              ) : (
                <Link className="link" to={pathOf(opens, hireId)}>
                  {text}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </Banner>
  );
}

function pathOf(opens: "hires" | "warehouse", hireId: string) {
  return opens === "hires"
    ? adminPath(`/admin/hire/hires/${hireId}`)
    : adminPath(`/admin/hire/warehouse/${hireId}/prepare`);
}
