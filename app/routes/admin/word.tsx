import { data, Link } from "react-router";
import { VersionHistory } from "#app/features/content/components/desk/version-history.tsx";
import { inputLabel, WordsForm } from "#app/features/content/components/desk/words-form.tsx";
import { WordMarks } from "#app/features/content/components/desk/words-list.tsx";
import { listVersions } from "#app/features/content/version-queries.server.ts";
import { historyOf } from "#app/features/content/versions.ts";
import { listAreas } from "#app/features/content/words/areas.server.ts";
import { shownForm, wordsHref } from "#app/features/content/words/filter.ts";
import { getSiteText } from "#app/features/content/words/queries.server.ts";
import { submitWords } from "#app/features/content/words/submit-words.server.ts";
import { type WordsState, wordDifferences } from "#app/features/content/words/words.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { requireViewer } from "#app/http/guards.server.ts";
import { notFound } from "#app/http/not-found.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { postedForm } from "#app/http/posted-form.server.ts";
import { localeAddress } from "#app/i18n/locale.ts";
import * as words from "#app/i18n/messages/words-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { FlashMessage } from "#app/ui/flash-message.tsx";
import { useFlash } from "#app/ui/flash-provider.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { noindexMeta } from "#app/ui/page-title.ts";
import "#app/features/content/components/desk/desk.css";
import "#app/features/content/components/desk/desk-form.css";
import "#app/features/content/components/desk/words.css";
import type { Route } from "./+types/word";

export const handle = { theme: "light", hydrate: true, footer: false } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ params }) => noindexMeta(`${words.title.en}: ${params.key}`);

const RESULTS = {
  "text-saved": words.saved,
  "text-reset": words.resetDone,
  "text-restored": words.restoredDone,
} as const;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const text = await getSiteText(db, params.key);
  if (!text) throw notFound();
  const versions = await listVersions<WordsState>(db, "words", text.key);
  return {
    text,
    areas: listAreas().filter(({ name }) => text.areas.includes(name)),
    history: historyOf(versions, (before, after) => wordDifferences(text.source, before, after)),
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(appContext);
  const viewer = await requireViewer(context);
  const form = await postedForm(request);
  const sent = await submitWords(db, { key: params.key, actorId: viewer.id, now: clock.now(), form });
  if (sent.kind === "gone") throw notFound();
  if (sent.kind === "done") throw redirectWith(context, `/admin/words/${params.key}`, `text-${sent.did}`);
  return data(sent.form, { status: sent.form.refused === "changed-meanwhile" ? 409 : 422 });
}

export default function WordPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { text, areas, history } = loaderData;
  const flash = useFlash();
  const [first, ...others] = areas;
  return (
    <div className="desk-page">
      <header className="desk-head">
        <Link to={wordsHref({ search: "", area: text.area, mark: null })} className="desk-back">
          {first ? t(first.title) : t(words.back)}
        </Link>
        <h1 className="step-2" lang="en">
          {shownForm(text.en ?? text.source.en)}
        </h1>
        <p className="desk-summary">
          <WordMarks text={text} />
          {first?.path && (
            <>
              <a href={first.path}>{t(words.seePage)}</a>
              <a href={localeAddress("ga", first.path)}>{t(words.seeIrish)}</a>
            </>
          )}
        </p>
        {others.length > 0 && (
          <p className="muted">
            {t(words.alsoIn)} {others.map(({ title }) => t(title)).join(", ")}
          </p>
        )}
      </header>
      <FlashMessage results={RESULTS} />
      {text.sourceChanged && <Notice kind="info">{t(words.sourceChangedText)}</Notice>}
      {text.locked ? (
        <Notice kind="info">{t(text.locked === "law" ? words.lockedLaw : words.lockedName)}</Notice>
      ) : (
        <WordsForm key={text.version} text={text} returned={actionData ?? undefined} saved={flash !== null} />
      )}
      <VersionHistory history={history} version={text.version} label={(path) => inputLabel(t, path)} />
    </div>
  );
}
