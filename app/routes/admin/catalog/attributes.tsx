import { data, Form } from "react-router";
import { listAttributeWordsInUse } from "#app/features/catalog/attributes/attribute-words.server.ts";
import { changedAttributeWords } from "#app/features/catalog/attributes/attribute-words.ts";
import { saveAttributeWords } from "#app/features/catalog/attributes/save-attribute-words.server.ts";
import { AttributeWordsForm } from "#app/features/catalog/components/admin/attribute-words-admin.tsx";
import { cleanSearch } from "#app/features/catalog/schema.ts";
import { appContext } from "#app/http/context.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
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

const SEARCH_LIMIT = 100;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const query = new URL(request.url).searchParams;
  const requestedPage = query.get("page") ?? "";
  const page = /^[1-9]\d{0,3}$/.test(requestedPage) ? Number(requestedPage) : 1;
  const search = cleanSearch(query.get("search") ?? "").slice(0, SEARCH_LIMIT);
  const onlyMissing = query.get("show") === "missing";
  return { list: await listAttributeWordsInUse(db, { page, search, onlyMissing }), search, onlyMissing };
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
  const { list, search, onlyMissing } = loaderData;
  const hrefOf = (change: { page?: number; show?: string }): string => {
    const show = change.show ?? (onlyMissing ? "missing" : "all");
    return adminPath(
      `/admin/attributes?${new URLSearchParams({
        ...(search && { search }),
        ...(show === "missing" && { show }),
        ...(change.page && change.page > 1 && { page: String(change.page) }),
      })}`,
    );
  };
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
          <Link className="link" to={hrefOf({ show: onlyMissing ? "all" : "missing" })}>
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
      <Pagination page={list.page} pages={list.pages} hrefOf={(page) => hrefOf({ page })} />
    </AdminPage>
  );
}
