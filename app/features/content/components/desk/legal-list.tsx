import { Form } from "react-router";
import { formatDate } from "#app/i18n/formats.ts";
import * as words from "#app/i18n/messages/content-admin.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { Table } from "#app/ui/table.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import { LEGAL_PAGES, type LegalTick } from "../../legal/legal-pages.ts";
import "./collection-table.css";

/** The legal pages, and which of them the solicitor is noted to have read. Visitors do not see the marks. */
export function LegalList({ ticks }: { ticks: readonly LegalTick[] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <Table caption={t(words.legalPages)} quietCaption className="desk-collections">
      <thead>
        <tr>
          <th scope="col">{t(words.legalPage)}</th>
          <th scope="col">{t(words.legalUpdated)}</th>
          <th scope="col">{t(words.state)}</th>
          <th scope="col">{t(words.legalSolicitor)}</th>
        </tr>
      </thead>
      <tbody>
        {LEGAL_PAGES.map(({ path, document: { title, updated } }) => {
          const tick = ticks.find((known) => known.path === path) ?? null;
          return (
            <tr key={path}>
              <th scope="row">
                <a href={path} className="desk-collection-link">
                  {t(title)} <Companion of={title} />
                </a>
              </th>
              <td data-label={t(words.legalUpdated)}>
                <time dateTime={updated}>{formatDate(locale, new Date(updated))}</time>
              </td>
              <td data-label={t(words.state)}>
                <TickState tick={tick} />
              </td>
              <td data-label={t(words.legalSolicitor)}>
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
  if (!tick) return <StateWord state="warn">{t(words.legalMark)}</StateWord>;
  const facts = { name: tick.by ?? t(words.legalSomebody), day: formatDate(locale, new Date(tick.at)) };
  return (
    <StateWord state={tick.current ? "ok" : "warn"}>
      {t(tick.current ? words.legalTicked : words.legalChanged, facts)}
    </StateWord>
  );
}

function TickForm({ path, title, done }: { path: string; title: string; done: boolean }) {
  const t = useT();
  const label = t(done ? words.legalUntick : words.legalTick);
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
