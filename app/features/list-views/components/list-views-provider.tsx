import { useMemo } from "react";
import { Form, useLocation } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/ui/list-views.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { PlusIcon } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { Disclosure } from "#app/ui/tables/disclosure.tsx";
import { type SavedTabs, SavedTabsContext } from "#app/ui/tables/list-tabs.tsx";
import { WHOLE_LIST } from "#app/ui/tables/whole-list.ts";
import { type ListViews, viewQuery } from "../list-views.ts";
import { ViewFields } from "./view-fields.tsx";
import "./list-views.css";

interface ListViewsProviderProps {
  /** The saved views; null for pages without saved views. */
  readonly kept: ListViews | null;
  readonly canShare: boolean;
  readonly children: React.ReactNode;
}

/** Gives the head of the list that is shown its saved views as tabs, and the form that saves one. */
export function ListViewsProvider({ kept, canShare, children }: ListViewsProviderProps) {
  const { search } = useLocation();
  const t = useT();
  const allLabel = t(messages.all);
  const saved = useMemo(
    () => kept && savedTabs(kept, { search, all: allLabel, canShare }),
    [kept, search, allLabel, canShare],
  );
  return (
    <SavedTabsContext value={saved}>
      {kept && (
        <div className="list-views-result">
          <FlashMessage
            results={{
              "view-saved": messages.saved,
              "view-deleted": messages.removed,
              "columns-kept": messages.columnsKept,
              "columns-usual": messages.columnsUsual,
            }}
          />
        </div>
      )}
      {children}
    </SavedTabsContext>
  );
}

interface Shown {
  readonly search: string;
  readonly all: string;
  readonly canShare: boolean;
}

function savedTabs({ list, views }: ListViews, { search, all, canShare }: Shown): SavedTabs {
  const query = viewQuery(new URLSearchParams(search));
  const shown = withoutColumns(query);
  const current = views.find((view) => withoutColumns(view.query) === shown);
  return {
    all: { key: "all", name: all, to: `${list}?${WHOLE_LIST}`, isOn: shown === "" },
    tabs: views.map((view) => ({
      key: view.id,
      name: view.name,
      to: `${list}?${view.query || WHOLE_LIST}`,
      isOn: view === current,
    })),
    save: <SaveView key={`${list} ${search}`} list={list} query={query} canShare={canShare} />,
  };
}

interface SaveViewProps {
  readonly list: string;
  readonly query: string;
  readonly canShare: boolean;
}

/** Keeps what the list shows under a name. */
function SaveView({ list, query, canShare }: SaveViewProps) {
  const t = useT();
  return (
    <Disclosure
      className="list-views-save"
      summary={
        <>
          <PlusIcon />
          <span className="list-views-save-word">{t(messages.save)}</span>
        </>
      }
    >
      <Form method="post" action={adminPath("/admin/views")} className="stack-3" noValidate>
        <input type="hidden" name="list" value={list} />
        <input type="hidden" name="query" value={query} />
        <ViewFields canShare={canShare} />
        <p className="row">
          <SubmitButton small>{t(messages.save)}</SubmitButton>
          <Link
            className="link link-block"
            to={`${adminPath("/admin/views")}?of=${encodeURIComponent(list)}`}
          >
            {t(messages.manage)}
          </Link>
        </p>
      </Form>
    </Disclosure>
  );
}

function withoutColumns(query: string): string {
  const params = new URLSearchParams(query);
  params.delete("col");
  return params.toString();
}
