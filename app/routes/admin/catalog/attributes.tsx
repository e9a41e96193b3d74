import { data, Form } from "react-router";
import { listAttributeWordsInUse } from "#app/features/catalog/attributes/attribute-words.server.ts";
import {
  attributeWordsList,
  changedAttributeWords,
} from "#app/features/catalog/attributes/attribute-words.ts";
import { saveAttributeWords } from "#app/features/catalog/attributes/save-attribute-words.server.ts";
import { AttributeWordsForm } from "#app/features/catalog/components/admin/attribute-words-admin.tsx";
import { appContext } from "#app/http/context.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import * as messages from "#app/i18n/messages/catalog-admin/attributes-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import { Pagination } from "#app/ui/tables/pagination.tsx";
import type { Route } from "./+types/attributes.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const query = attributeWordsList.parse(new URL(request.url).searchParams);
  return { list: await listAttributeWordsInUse(db, query), query };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, actorId, form } = await readPost({ request, context });
  const changes = changedAttributeWords(form);
  const saved = await saveAttributeWords(db, { changes, actorId });
  if (saved.ok) return { saved: saved.value, draft: null };
  const irish = Object.fromEntries(changes.map((change) => [change.row, change.irish]));
  return data({ saved: 0, draft: { tooLong: saved.error.rows, irish } }, { status: 422 });
}

export default function AttributesPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { list, query } = loaderData;
  const { search, onlyMissing } = query;
  return (
    <AdminPage title={messages.title} lead={messages.lede}>
      {actionData && (
        <Banner kind={actionData.draft ? "fault" : "ok"} role={actionData.draft ? "alert" : "status"}>
          {actionData.draft
            ? t(messages.tooLong)
            : actionData.saved > 0
              ? t(messages.saved, { n: actionData.saved })
              : t(messages.nothingChanged)}
        </Banner>
      )}
      <div className="row row-links row-end">
        <Form method="get" className="row row-end">
          <Field name="search" type="search" label={messages.search} defaultValue={search} />
          {onlyMissing && <input type="hidden" name="show" value="missing" />}
          <SubmitButton variant="outline">{t(messages.find)}</SubmitButton>
        </Form>
        <p>
          {list.missing > 0 ? t(messages.missingCount, { n: list.missing }) : t(messages.complete)}{" "}
          <Link className="link" to={attributeWordsList.href({ search, onlyMissing: !onlyMissing, page: 1 })}>
            {t(onlyMissing ? messages.showAll : messages.showMissing)}
          </Link>
        </p>
      </div>
      {list.words.length === 0 ? (
        <EmptyState title={t(messages.none)}>{t(messages.noneText)}</EmptyState>
      ) : (
        <AttributeWordsForm
          key={`${list.page} ${search} ${onlyMissing} ${actionData?.saved ?? 0} ${list.missing}`}
          list={list.words}
          draft={actionData?.draft ?? null}
        />
      )}
      <Pagination
        page={list.page}
        pages={list.pages}
        hrefOf={(page) => attributeWordsList.href({ ...query, page })}
      />
    </AdminPage>
  );
}
