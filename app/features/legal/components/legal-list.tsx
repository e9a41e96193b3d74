import { Form } from "react-router";
import { formatDate } from "#app/i18n/dates.ts";
import * as messages from "#app/i18n/messages/content-admin/content-admin.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { Table } from "#app/ui/tables/table.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import { LEGAL_PAGES, type LegalTick } from "../legal-pages.ts";
import "#app/features/content/components/admin/collection-table.css";

/** The legal pages, and which of them the solicitor is noted to have read. Visitors do not see the marks. */
export function LegalList({ ticks }: { ticks: readonly LegalTick[] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <Table caption={t(messages.legalPages)} quietCaption className="admin-collections">
      <thead>
        <tr>
          <th scope="col">{t(messages.legalPage)}</th>
          <th scope="col">{t(messages.legalUpdated)}</th>
          <th scope="col">{t(messages.state)}</th>
          <th scope="col">{t(messages.legalSolicitor)}</th>
        </tr>
      </thead>
      <tbody>
        {LEGAL_PAGES.map(({ path, document: { title, updated } }) => {
          const tick = ticks.find((known) => known.path === path) ?? null;
          return (
            <tr key={path}>
              <th scope="row">
                <a href={path} className="admin-collection-link">
                  {t(title)} <Companion of={title} />
                </a>
              </th>
              <td data-label={t(messages.legalUpdated)}>
                <time dateTime={updated}>{formatDate(locale, new Date(updated))}</time>
              </td>
              <td data-label={t(messages.state)}>
                <TickState tick={tick} />
              </td>
              <td data-label={t(messages.legalSolicitor)}>
                <TickForm path={path} title={t(title)} done={tick?.current ?? false} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

function TickState({ tick }: { tick: LegalTick | null }) {
  const t = useT();
  const locale = useLocale();
  if (!tick) return <StateWord state="warn">{t(messages.legalMark)}</StateWord>;
  const facts = { name: tick.by ?? t(messages.legalSomebody), day: formatDate(locale, new Date(tick.at)) };
  return (
    <StateWord state={tick.current ? "ok" : "warn"}>
      {t(tick.current ? messages.legalTicked : messages.legalChanged, facts)}
    </StateWord>
  );
}

function TickForm({ path, title, done }: { path: string; title: string; done: boolean }) {
  const t = useT();
  const label = t(done ? messages.legalUntick : messages.legalTick);
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="path" value={path} />
      <Button
        type="submit"
        variant={done ? "quiet" : "outline"}
        small
        name="done"
        value={done ? "no" : "yes"}
        aria-label={`${label}: ${title}`}
      >
        {label}
      </Button>
    </Form>
  );
}
