import * as messages from "#app/i18n/messages/hire-admin/subhires.ts";
import { nameIn } from "#app/i18n/named.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Link } from "#app/ui/link.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import type { HireView } from "../../hires.ts";
import { type HireShortage, shortagesList } from "../shortages.ts";

interface ShortProps {
  readonly hire: Pick<HireView, "number">;
  readonly shortages: readonly HireShortage[];
}

/** What was promised to a hire and is not there, with the way to solve it; nothing where nothing is short. */
export function ShortBanner({ hire, shortages }: ShortProps) {
  const [t, locale] = [useT(), useLocale()];
  if (shortages.length === 0) return null;
  const goods = shortages.map((one) => `${formatNumber(one.quantity)} × ${nameIn(locale, one)}`).join(", ");
  return (
    <Banner kind="fault" title={t(messages.hireShort)}>
      {t(messages.hireShortText, { goods })}{" "}
      <Link className="link" to={shortagesList.href({ view: "all", search: hire.number, page: 1 })}>
        {t(messages.openShortages)}
      </Link>
    </Banner>
  );
}
