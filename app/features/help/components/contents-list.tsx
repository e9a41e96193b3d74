import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/admin/help.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { Link } from "#app/ui/link.tsx";
import { helpHref, PARTS } from "../contents.ts";
import { type HelpHit, MAX_SEARCH_LENGTH } from "../search.ts";
import "./help.css";

export function HelpSearch({ typed }: { typed: string }) {
  const t = useT();
  return (
    <Form method="get" action={adminPath("/admin/help")} role="search" className="help-search">
      <SearchField
        label={t(messages.search)}
        name="q"
        defaultValue={typed}
        key={typed}
        maxLength={MAX_SEARCH_LENGTH}
        data-search=""
      />
      <SubmitButton variant="outline" small>
        {t(messages.find)}
      </SubmitButton>
    </Form>
  );
}

/** The table of contents: parts side by side, each chapter with what it gets done. */
export function ContentsList() {
  return (
    <div className="help-parts">
      {PARTS.map(({ title, chapters }) => (
        <section key={title} aria-label={title}>
          <h2 className="step-1">{title}</h2>
          <ul>
            {chapters.map((entry) => (
              <li key={entry.slug} data-admin-row="">
                <Link to={helpHref(entry)}>{entry.title}</Link>
                <p className="muted">{entry.summary}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

export function HitList({ hits }: { hits: readonly HelpHit[] }) {
  return (
    <ol className="help-hits">
      {hits.map(({ chapter, excerpt }) => (
        <li key={chapter.slug} data-admin-row="">
          <Link to={helpHref(chapter)}>{chapter.title}</Link>
          <p className="muted">{excerpt}</p>
        </li>
      ))}
    </ol>
  );
}
