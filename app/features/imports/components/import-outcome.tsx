import { Form, useSearchParams } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/catalog-admin/import.ts";
import * as importAdmin from "#app/i18n/messages/catalog-admin/import-admin.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Button, SubmitButton } from "#app/ui/button.tsx";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";
import { QuestionCard } from "#app/ui/forms/question-card.tsx";
import { Link } from "#app/ui/link.tsx";
import { AlertBanner, Banner } from "#app/ui/page/banner.tsx";
import { Facts } from "#app/ui/tables/table.tsx";
import { uploadRefusalText } from "../report/report-text.ts";
import type { ImportAnswer, ImportStep } from "../run/import-step.ts";
import { countedRows, figureRows } from "./counted-rows.ts";
import { UndoneBanner } from "./undone-banner.tsx";

const TREE_SHOWN = 300;

/** The banner about another run that is writing the catalogue. */
export function BusyBanner({ other }: { other: ImportStep["other"] }) {
  const t = useT();
  if (!other) return null;
  return (
    <Banner kind="info" role="status" title={t(importAdmin.busyTitle)}>
      {t(importAdmin.busyText, { file: other.fileName })}{" "}
      <Link to={adminPath(`/admin/import/${other.id}`)} className="link-plain">
        {t(importAdmin.reload)}
      </Link>
    </Banner>
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
        {t(importAdmin.checkedTitle)}
      </h2>
      <p>{t(nothing ? importAdmin.nothingToDo : importAdmin.checkedText)}</p>
      <Facts
        rows={[
          ...figureRows([
            [t(importAdmin.willCreate), counts.created],
            [t(importAdmin.willChange), counts.updated],
            [t(importAdmin.willKeep), counts.unchanged],
          ]),
          ...countedRows([
            [t(importAdmin.willFail), counts.skipped],
            [t(importAdmin.newCategories), counts.categories],
            [t(importAdmin.newBrands), run.newBrands],
            [t(importAdmin.picturesToFetch), counts.imagesMissing],
            [t(importAdmin.makerless), counts.makerless],
            [t(importAdmin.priceless), counts.priceless],
          ]),
        ]}
      />
      <NewProducts names={run.newProducts} />
      <div className="row row-wide">
        <Form method="post" action={adminPath(`/admin/import/${run.id}/start`)}>
          <SubmitButton disabled={run.other !== null}>{t(importAdmin.importNow)}</SubmitButton>
        </Form>
        <ButtonRouteLink to={adminPath(`/admin/import/${run.id}?edit=1`)} variant="outline">
          {t(importAdmin.changeAnswers)}
        </ButtonRouteLink>
        <AskFirst runId={run.id} about="discard" label={importAdmin.discard} />
      </div>
      <CategoryTree paths={run.newCategories} total={counts.categories} title={t(importAdmin.tree)} />
    </section>
  );
}

/** The first names: a column with a wrong meaning is seen in them. */
function NewProducts({ names }: { names: readonly string[] }) {
  const t = useT();
  if (names.length === 0) return null;
  return (
    <details open>
      <summary>{t(importAdmin.firstNew)}</summary>
      <ul className="import-tree">
        {names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two products may have one name.
          <li key={index}>{name}</li>
        ))}
      </ul>
    </details>
  );
}

interface AskFirstProps {
  readonly runId: string;
  readonly about: "undo" | "discard";
  readonly label: Message;
  readonly disabled?: boolean;
}

/** Leads to the question, which has an address: the page's data is loaded again while it is shown. */
export function AskFirst({ runId, about, label, disabled }: AskFirstProps) {
  const t = useT();
  const [params] = useSearchParams();
  const query = new URLSearchParams({ ...(params.has("edit") && { edit: "1" }), ask: about });
  return disabled ? (
    <Button type="button" variant="outline" disabled>
      {t(label)}
    </Button>
  ) : (
    <ButtonRouteLink to={adminPath(`/admin/import/${runId}?${query}`)} variant="outline">
      {t(label)}
    </ButtonRouteLink>
  );
}

/** The result of a press. */
export function ImportResult({ answer }: { answer: ImportAnswer }) {
  const t = useT();
  const locale = useLocale();
  if (answer.kind === "state") return <Banner role="alert">{t(importAdmin.gone)}</Banner>;
  return answer.kind === "refused" ? (
    <AlertBanner title={t(messages.failed)}>{uploadRefusalText(locale, answer.refusal)}</AlertBanner>
  ) : null;
}

/** The question that `ask` of the address names, before a whole import is undone or its file deleted. */
export function ImportQuestion({ run }: { run: ImportStep }) {
  const t = useT();
  const [params] = useSearchParams();
  const about = params.get("ask");
  if (about === "undo" ? !isUndoable(run) : about !== "discard" || !isDiscardable(run)) return null;
  const { created, updated } = run.counts;
  const back = adminPath(`/admin/import/${run.id}`);
  const file = run.fileName;
  return about === "undo" ? (
    <QuestionCard
      title={t(importAdmin.undoQuestion, { file })}
      text={`${t(importAdmin.undoCounts, { created, updated })} ${t(importAdmin.undoRest)}`}
      action={adminPath(`${back}/reversal`)}
      yes={t(importAdmin.undoYes)}
      back={back}
    />
  ) : (
    <QuestionCard
      title={t(importAdmin.discardQuestion, { file })}
      text={t(importAdmin.discardText)}
      action={adminPath(`${back}/deletion`)}
      yes={t(importAdmin.discardYes)}
      back={back}
    />
  );
}

const isCut = ({ state }: ImportStep) => state === "stopped" || state === "interrupted";
const isUndoable = (run: ImportStep) => run.tracked && (isCut(run) || run.state === "finished");
const isDiscardable = ({ state }: ImportStep) => state === "draft" || state === "checked";

/** Full paths as nested lists. */
function CategoryTree({ paths, total, title }: { paths: readonly string[]; total: number; title: string }) {
  const t = useT();
  if (paths.length === 0) return null;
  return (
    <details open={paths.length <= 30}>
      <summary>
        {title} ({formatNumber(total)})
      </summary>
      <Branch paths={paths.map((path) => path.split(" > "))} />
      {total > paths.length && paths.length >= TREE_SHOWN && (
        <p>{t(importAdmin.treeCut, { n: total - paths.length })}</p>
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

interface EndedImportProps {
  readonly run: ImportStep;
  /** Products that an undo left as they are. */
  readonly kept: number;
  /** Pictures that came with it, stay in the library and are shown by no product. */
  readonly picturesLeft: number;
  /** Errors and warnings of the run. */
  readonly problems: number;
}

/** The end of a run in a sentence, with the ways on. */
export function EndedImport({ run, kept, picturesLeft, problems }: EndedImportProps) {
  const t = useT();
  const cut = isCut(run);
  const undoable = isUndoable(run);
  return (
    <section className="stack-4">
      {run.state === "finished" && <Banner kind="ok" title={t(importAdmin.finishedTitle)} />}
      {run.state === "stopped" && (
        <Banner title={t(importAdmin.stoppedTitle)}>{t(importAdmin.stoppedText)}</Banner>
      )}
      {run.state === "interrupted" && (
        <Banner kind="fault" title={t(importAdmin.cutTitle)}>
          {t(importAdmin.cutText)}
        </Banner>
      )}
      {run.state === "undone" && <UndoneBanner kept={kept} picturesLeft={picturesLeft} />}
      {run.state === "undo-interrupted" && (
        <Banner kind="fault" title={t(importAdmin.undoCutTitle)}>
          {t(importAdmin.undoCutText)}
        </Banner>
      )}
      <div className="row row-wide">
        {cut && run.hasFile && (
          <Form method="post" action={adminPath(`/admin/import/${run.id}/start`)} className="contents">
            <SubmitButton disabled={run.other !== null}>{t(importAdmin.goOn)}</SubmitButton>
          </Form>
        )}
        {run.state === "undo-interrupted" && (
          <Form method="post" action={adminPath(`/admin/import/${run.id}/reversal`)} className="contents">
            <SubmitButton name="confirmed" value="yes" disabled={run.other !== null}>
              {t(importAdmin.goOnUndoing)}
            </SubmitButton>
          </Form>
        )}
        {undoable && (
          <AskFirst runId={run.id} about="undo" label={importAdmin.undo} disabled={run.other !== null} />
        )}
        {run.counts.skipped > 0 && (
          <a href={adminPath(`/admin/import/${run.id}/errors.csv?left-out`)} className="link-plain" download>
            {t(importAdmin.leftOutFile)}
          </a>
        )}
        {problems > 0 && (
          <a href={adminPath(`/admin/import/${run.id}/errors.csv`)} className="link-plain" download>
            {t(importAdmin.errorFile)}
          </a>
        )}
      </div>
      {run.counts.skipped > 0 && <p className="field-hint">{t(importAdmin.leftOutHint)}</p>}
      {undoable && <p className="field-hint">{t(importAdmin.undoHint)}</p>}
    </section>
  );
}

const STEPS = [
  [importAdmin.stepColumns, ["draft"]],
  [importAdmin.stepCheck, ["checking", "checked"]],
  [importAdmin.stepImport, ["running"]],
  [importAdmin.stepReport, ["finished", "stopped", "interrupted", "undoing", "undone", "undo-interrupted"]],
] as const;

/** The four steps of an import, with the present one marked. */
export function ImportSteps({ state }: { state: string }) {
  const t = useT();
  return (
    <ol className="import-steps" aria-label={t(importAdmin.steps)}>
      {STEPS.map(([label, states], index) => {
        const current = states.some((stepState) => stepState === state);
        return (
          <li key={states[0]} {...(current && { "aria-current": "step" as const })}>
            <span className="import-step-number">{index + 1}</span> {t(label)}
          </li>
        );
      })}
    </ol>
  );
}
