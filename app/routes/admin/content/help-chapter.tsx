import { getChapter } from "#app/features/help/chapters.server.ts";
import { ChapterBody } from "#app/features/help/components/chapter.tsx";
import { HelpSearch } from "#app/features/help/components/contents-list.tsx";
import { helpHref } from "#app/features/help/contents.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/admin/help.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Link } from "#app/ui/link.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/help-chapter.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  noindexMeta(loaderData?.entry.title ?? messages.title);

export function loader({ params }: Route.LoaderArgs) {
  const page = getChapter(params.chapter);
  if (!page) throw notFound();
  return page;
}

export default function ChapterPage({ loaderData }: Route.ComponentProps) {
  const { entry, chapter, previous, next } = loaderData;
  const t = useT();
  return (
    <article className="sheet">
      <header className="stack-3 items-start">
        <Link to={adminPath("/admin/help")} className="link link-block">
          {t(messages.chapters)}
        </Link>
        <h1 className="step-3">{entry.title}</h1>
        <p className="intro">{entry.summary}</p>
      </header>
      <ChapterBody chapter={chapter} />
      <nav className="help-turn" aria-label={t(messages.chapters)}>
        {previous && (
          <Link to={helpHref(previous)} className="link" rel="prev">
            {t(messages.previous, { chapter: previous.title })}
          </Link>
        )}
        {next && (
          <Link to={helpHref(next)} className="link" rel="next">
            {t(messages.next, { chapter: next.title })}
          </Link>
        )}
      </nav>
      <HelpSearch typed="" />
    </article>
  );
}
