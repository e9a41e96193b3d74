import * as messages from "#app/i18n/messages/admin/stock-count.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import type { FlashResults } from "#app/ui/flash/flash-message.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { ListCount } from "#app/ui/tables/list-count.tsx";
import { ListFilter } from "#app/ui/tables/list-filter.tsx";
import { ListRows } from "#app/ui/tables/list-rows.tsx";
import { choiceTabs } from "#app/ui/tables/list-tabs.tsx";
import { hireStockList, stockList } from "../stock-count.ts";

interface CountFrameProps {
  readonly of: "shop" | "hire";
  readonly search: string;
  readonly total: number;
  readonly all: number;
  readonly results: FlashResults;
  readonly isEmpty: boolean;
  /** The rows, and the way to further pages. */
  readonly children: React.ReactNode;
}

const LISTS = {
  shop: { lead: messages.lead, href: (search: string) => stockList.href({ search, after: null }) },
  hire: { lead: messages.hireLead, href: (search: string) => hireStockList.href({ search, page: 1 }) },
};

/** The page of a stock count: of the shop, or of the counted pieces of the hire stock. */
export function CountFrame({ of, search, total, all, results, isEmpty, children }: CountFrameProps) {
  const t = useT();
  const { lead, href } = LISTS[of];
  const tabs = choiceTabs(["shop", "hire"], of, (key) => ({
    name: t(messages.tabs[key]),
    to: LISTS[key].href(""),
  }));
  return (
    <AdminPage title={messages.title} lead={lead}>
      <FlashMessage results={results} />
      <ListFilter
        key={search}
        tabs={{ label: t(messages.stock), tabs }}
        count={<ListCount n={total} all={all} />}
      >
        <SearchField label={t(messages.search)} name="search" defaultValue={search} />
      </ListFilter>
      <ListRows
        isEmpty={isEmpty}
        empty={{ title: messages.none, text: messages.noneText }}
        all={{ to: search !== "" && href(""), label: messages.all }}
      >
        {children}
      </ListRows>
    </AdminPage>
  );
}
