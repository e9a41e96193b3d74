import { Form, useLocation } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import { localeHref } from "#app/i18n/locale.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/catalog-admin/searches.ts";
import * as lists from "#app/i18n/messages/ui/lists.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { Link } from "#app/ui/link.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { ListCount } from "#app/ui/tables/list-count.tsx";
import { ListFilter, SortSelect } from "#app/ui/tables/list-filter.tsx";
import { ListTable } from "#app/ui/tables/list-table.tsx";
import { When } from "#app/ui/when.tsx";
import { listHref } from "../../schema.ts";
import {
  MISS_SORTS,
  type MissesQuery,
  type MissSort,
  missesList,
  type SearchMiss,
  type Synonym,
} from "../../search/search-admin.ts";
import "../catalog-forms.css";

/** Names the form that adds a synonym, for links to it. */
const SYNONYM_FORM = "add-synonym";

const SORT_MESSAGES: Readonly<Record<MissSort, Message>> = {
  times: messages.mostFirst,
  latest: lists.newestFirst,
};

const COLUMNS = {
  times: { label: messages.times, numeric: true, cell: ({ count }: SearchMiss) => count },
  last: { label: messages.lastSeen, cell: ({ lastSeen }: SearchMiss) => <When at={lastSeen} /> },
  actions: { label: messages.actions, cell: (miss: SearchMiss) => <MissActions miss={miss} /> },
};

interface MissFilterProps {
  readonly query: MissesQuery;
  readonly counts: { readonly n: number; readonly all: number };
}

/** Search and order of the list; both are in the address. */
export function MissFilter({ query, counts }: MissFilterProps) {
  const t = useT();
  return (
    <ListFilter
      key={missesList.href(query)}
      sort={<SortSelect sorts={MISS_SORTS} value={query.sort} labels={SORT_MESSAGES} />}
      count={
        <ListCount
          {...counts}
          csv={missesList.href({ ...query, after: null }, adminPath("/admin/searches/export"))}
        />
      }
    >
      <SearchField label={t(messages.searchLabel)} name="search" defaultValue={query.search} />
    </ListFilter>
  );
}

export function MissTable({ misses }: { misses: readonly SearchMiss[] }) {
  return (
    <ListTable
      caption={messages.misses}
      rows={misses}
      keyOf={({ term }) => term}
      head={{ label: messages.searched, cell: ({ typed }) => <bdi>{typed}</bdi> }}
      columns={COLUMNS}
      chosen={["times", "last", "actions"]}
    />
  );
}

function MissActions({ miss }: { miss: SearchMiss }) {
  const t = useT();
  const locale = useLocale();
  const { search } = useLocation();
  return (
    <div className="row row-links">
      <Link
        className="link"
        to={adminPath(`/admin/searches?${new URLSearchParams({ term: miss.typed })}#${SYNONYM_FORM}`)}
      >
        {t(messages.addFor)}
      </Link>
      <a className="link" href={localeHref(locale, listHref({ search: miss.typed }))}>
        {t(messages.tryIt)}
      </a>
      <Form method="post" action={`${adminPath("/admin/searches/misses/deletion")}${search}`}>
        <input type="hidden" name="term" value={miss.term} />
        <SubmitButton variant="quiet" small>
          {t(messages.forget)}
        </SubmitButton>
      </Form>
    </div>
  );
}

/** What a refused form brought, to be shown again. */
export interface SynonymDraft {
  readonly id: string | null;
  readonly terms: string;
  readonly meanings: string;
}

/** A form for a new synonym, and one for each that there is. */
export function SynonymForms({
  synonyms,
  draft,
  error,
}: {
  synonyms: readonly Synonym[];
  draft: SynonymDraft;
  error: string | undefined;
}) {
  const t = useT();
  return (
    <section id={SYNONYM_FORM} className="stack-4 synonyms">
      <CompanionHeading level={2} of={messages.synonyms} className="step-2" />
      <p className="measure muted">{t(messages.synonymsText)}</p>
      <SynonymForm
        key={`new ${synonyms.length} ${draft.id === null ? draft.terms : ""}`}
        synonym={draft.id === null ? draft : { id: null, terms: "", meanings: "" }}
        error={draft.id === null ? error : undefined}
      />
      {synonyms.map((synonym) => (
        <SynonymForm
          key={`${synonym.id} ${synonym.terms} ${synonym.meanings}`}
          synonym={draft.id === synonym.id ? draft : synonym}
          error={draft.id === synonym.id ? error : undefined}
        />
      ))}
    </section>
  );
}

function SynonymForm({ synonym, error }: { synonym: SynonymDraft; error: string | undefined }) {
  const t = useT();
  const id = synonym.id ?? "new";
  const { search } = useLocation();
  return (
    <Form
      method="post"
      action={`${adminPath("/admin/searches")}${search}`}
      className="line-form synonym-form"
    >
      {synonym.id !== null && <input type="hidden" name="id" value={synonym.id} />}
      <Field
        id={`terms-${id}`}
        name="terms"
        label={messages.terms}
        defaultValue={synonym.terms}
        error={error}
      />
      <Field
        id={`meanings-${id}`}
        name="meanings"
        label={messages.meanings}
        defaultValue={synonym.meanings}
      />
      <div className="row row-tight">
        <SubmitButton variant="solid">{t(synonym.id === null ? messages.add : messages.save)}</SubmitButton>
        {synonym.id !== null && (
          <SubmitButton
            variant="outline"
            formAction={`${adminPath(`/admin/searches/synonyms/${id}/deletion`)}${search}`}
          >
            {t(messages.remove)}
          </SubmitButton>
        )}
      </div>
    </Form>
  );
}
