import { Form, Link } from "react-router";
import { ManyQuestion } from "#app/features/assortment/components/many-question.tsx";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/import.ts";
import * as words from "#app/i18n/messages/import-desk.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Facts } from "#app/ui/table.tsx";
import type { ImportAnswer, ImportStep } from "../import-step.ts";

const TREE_SHOWN = 300;

/** Another run that holds the shop. */
export function BusyNotice({ other }: { other: ImportStep["other"] }) {
  const t = useT();
  if (!other) return null;
  return (
    <Notice kind="info" role="status" title={t(words.busyTitle)}>
      {t(words.busyText, { file: other.fileName })}{" "}
      <Link to={`/admin/import/${other.id}`} className="link-plain">
        {t(words.reload)}
      </Link>
    </Notice>
  );
}

/** What a dry run found, and the buttons that decide. */
export function CheckedImport({ run }: { run: ImportStep }) {
  const t = useT();
  const { counts } = run;
  const nothing = counts.created + counts.updated === 0;
  return (
    <section aria-labelledby="checked-title" className="stack-6">
      <h2 id="checked-title" className="step-1">
        {t(words.checkedTitle)}
      </h2>
      <p>{t(nothing ? words.nothingToDo : words.checkedText)}</p>
      <Facts
        rows={[
          [t(words.willCreate), counts.created],
          [t(words.willChange), counts.updated],
          [t(words.willKeep), counts.unchanged],
          [t(words.willFail), counts.skipped],
          [t(words.newCategories), counts.categories],
          [t(words.newBrands), run.newBrands],
          [t(words.picturesToFetch), counts.imagesMissing],
          ...(counts.makerless > 0 ? ([[t(words.makerless), counts.makerless]] as const) : []),
        ]}
      />
      <div className="row row-wide">
        <Form method="post">
          <Button type="submit" name="intent" value="start" disabled={run.other !== null}>
            {t(words.importNow)}
          </Button>
        </Form>
        <ButtonRouteLink to="?edit=1" variant="outline">
          {t(words.changeAnswers)}
        </ButtonRouteLink>
        <AskFirst intent="ask-discard" word={words.discard} />
      </div>
      <CategoryTree paths={run.newCategories} total={counts.categories} title={t(words.tree)} />
    </section>
  );
}

/** Leads to the question. */
function AskFirst({ intent, word, disabled }: { intent: string; word: Message; disabled?: boolean }) {
  const t = useT();
  return (
    <Form method="post">
      <Button type="submit" variant="outline" name="intent" value={intent} disabled={disabled}>
        {t(word)}
      </Button>
    </Form>
  );
}

/** What came of a press, or the question before it is done. */
export function ImportTold({ answer, run }: { answer: ImportAnswer; run: ImportStep }) {
  const t = useT();
  if (answer.kind === "ask") return <ImportQuestion about={answer.about} run={run} />;
  if (answer.kind === "gone") return <Notice role="alert">{t(words.gone)}</Notice>;
  return answer.kind === "refused" ? (
    <Notice kind="fault" role="alert" title={t(messages.failed)}>
      {answer.reason}
    </Notice>
  ) : null;
}

/** The question before a whole import is taken back, or its file thrown away. */
function ImportQuestion({ about, run }: { about: "undo" | "discard"; run: ImportStep }) {
  const t = useT();
  const { created, updated } = run.counts;
  const back = `/admin/import/${run.id}`;
  const file = run.fileName;
  return about === "undo" ? (
    <ManyQuestion
      title={t(words.undoQuestion, { file })}
      text={`${t(words.undoCounts, { created, updated })} ${t(words.undoRest)}`}
      intent="undo"
      yes={words.undoYes}
      back={back}
    />
  ) : (
    <ManyQuestion
      title={t(words.discardQuestion, { file })}
      text={t(words.discardText)}
      intent="discard"
      yes={words.discardYes}
      back={back}
    />
  );
}

/** Full paths as nested lists. */
function CategoryTree({ paths, total, title }: { paths: readonly string[]; total: number; title: string }) {
  const t = useT();
  if (paths.length === 0) return null;
  return (
    <details open={paths.length <= 30}>
      <summary>
        {title} ({total})
      </summary>
      <Branch paths={paths.map((path) => path.split(" > "))} />
      {total > paths.length && paths.length >= TREE_SHOWN && (
        <p>{t(words.treeCut, { n: total - paths.length })}</p>
      )}
    </details>
  );
}

function Branch({ paths }: { paths: readonly (readonly string[])[] }) {
  const heads = [...new Set(paths.map(([head = ""]) => head))];
  return (
    <ul className="import-tree">
      {heads.map((head) => {
        const below = paths.filter(([first, second]) => first === head && second !== undefined);
        return (
          <li key={head}>
            {head}
            {below.length > 0 && <Branch paths={below.map((path) => path.slice(1))} />}
          </li>
        );
      })}
    </ul>
  );
}

/** The end of a run in a sentence, with the ways on. */
export function EndedImport({ run, kept }: { run: ImportStep; kept: number }) {
  const t = useT();
  const cut = run.state === "stopped" || run.state === "interrupted";
  const undoable = run.tracked && (cut || run.state === "finished");
  return (
    <section className="stack-4">
      {run.state === "finished" && <Notice kind="ok" title={t(words.finishedTitle)} />}
      {run.state === "stopped" && <Notice title={t(words.stoppedTitle)}>{t(words.stoppedText)}</Notice>}
      {run.state === "interrupted" && (
        <Notice kind="fault" title={t(words.cutTitle)}>
          {t(words.cutText)}
        </Notice>
      )}
      {run.state === "undone" && (
        <Notice kind="ok" title={t(words.undoneTitle)}>
          {kept > 0 ? t(words.keptText, { n: kept }) : t(words.undoneText)}
        </Notice>
      )}
      {run.state === "undo-interrupted" && (
        <Notice kind="fault" title={t(words.undoCutTitle)}>
          {t(words.undoCutText)}
        </Notice>
      )}
      <div className="row row-wide">
        <Form method="post" className="contents">
          {cut && run.hasFile && (
            <Button type="submit" name="intent" value="start" disabled={run.other !== null}>
              {t(words.goOn)}
            </Button>
          )}
          {run.state === "undo-interrupted" && (
            <Button type="submit" name="intent" value="undo" disabled={run.other !== null}>
              {t(words.goOnUndoing)}
            </Button>
          )}
        </Form>
        {undoable && <AskFirst intent="ask-undo" word={words.undo} disabled={run.other !== null} />}
        {run.counts.skipped > 0 && (
          <a href={`/admin/import/${run.id}/errors.csv?left-out`} className="link-plain" download>
            {t(words.leftOutFile)}
          </a>
        )}
        <a href={`/admin/import/${run.id}/errors.csv`} className="link-plain" download>
          {t(words.errorFile)}
        </a>
      </div>
      {run.counts.skipped > 0 && <p className="field-hint">{t(words.leftOutHint)}</p>}
      {undoable && <p className="field-hint">{t(words.undoHint)}</p>}
    </section>
  );
}

const STEPS = [
  [words.stepColumns, ["draft"]],
  [words.stepCheck, ["checking", "checked"]],
  [words.stepImport, ["running"]],
  [words.stepReport, ["finished", "stopped", "interrupted", "undoing", "undone", "undo-interrupted"]],
] as const;

/** Where in the four steps an import stands. */
export function ImportSteps({ state }: { state: string }) {
  const t = useT();
  return (
    <ol className="import-steps" aria-label={t(words.steps)}>
      {STEPS.map(([label, states], index) => {
        const current = (states as readonly string[]).includes(state);
        return (
          <li key={states[0]} {...(current && { "aria-current": "step" as const })}>
            <span className="import-step-number">{index + 1}</span> {t(label)}
          </li>
        );
      })}
    </ol>
  );
}
