import { Form, Link, useLocation } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/ui/list-views.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { ALL_ROWS, type ListViews, viewQuery } from "../list-views.ts";
import { ViewFields } from "./view-fields.tsx";
import "./list-views.css";

interface BarProps {
  readonly kept: ListViews;
  readonly canShare: boolean;
}

/** Above a list: its saved views as links, and the form that keeps what the list shows under a name. */
export function ListViewsBar({ kept: { list, views }, canShare }: BarProps) {
  const t = useT();
  const { search } = useLocation();
  const query = viewQuery(new URLSearchParams(search));
  const current = views.find((view) => withoutColumns(view.query) === withoutColumns(query));
  const tabs = [
    { id: "all", name: t(messages.all), href: `${list}?${ALL_ROWS}`, isOn: withoutColumns(query) === "" },
  ];
  for (const view of views)
    tabs.push({
      id: view.id,
      name: view.name,
      href: `${list}?${view.query || ALL_ROWS}`,
      isOn: view === current,
    });
  return (
    <div className="list-views">
      <FlashMessage
        results={{
          "view-saved": messages.saved,
          "view-deleted": messages.removed,
          "columns-kept": messages.columnsKept,
          "columns-usual": messages.columnsUsual,
        }}
      />
      <div className="list-views-bar">
        {views.length > 0 && (
          <nav className="chips chips-scroll" aria-label={t(messages.views)}>
            {tabs.map(({ id, name, href, isOn }) => (
              <Link key={id} className="chip" to={href} {...(isOn && { "aria-current": "true" as const })}>
                <bdi>{name}</bdi>
              </Link>
            ))}
          </nav>
        )}
        <details key={`${list} ${search}`} className="list-views-save">
          <summary>{t(messages.save)}</summary>
          <Form method="post" action={adminPath("/admin/views")} className="stack-3" noValidate>
            <input type="hidden" name="list" value={list} />
            <input type="hidden" name="query" value={query} />
            <ViewFields canShare={canShare} />
            <p className="row">
              <Button type="submit" small>
                {t(messages.save)}
              </Button>
              <Link
                className="link link-block"
                to={`${adminPath("/admin/views")}?of=${encodeURIComponent(list)}`}
              >
                {t(messages.manage)}
              </Link>
            </p>
          </Form>
        </details>
      </div>
    </div>
  );
}

function withoutColumns(query: string): string {
  const params = new URLSearchParams(query);
  params.delete("col");
  return params.toString();
}
