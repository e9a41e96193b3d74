import { useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import * as work from "#app/i18n/messages/hire-admin/quote-work.ts";
import * as messages from "#app/i18n/messages/hire-admin/quotes-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import type { ReturnedLinedForm } from "#app/lib/forms/form-differences.ts";
import type { Cents } from "#app/lib/money.ts";
import { SaveBar } from "#app/ui/admin/save-bar.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { TextArea } from "#app/ui/forms/field.tsx";
import { errorsOf } from "#app/ui/forms/form-fields.ts";
import { FiguresLate } from "#app/ui/forms/lined/figures-late.tsx";
import { FormConflict } from "#app/ui/forms/lined/form-conflict.tsx";
import { RemovedLine } from "#app/ui/forms/lined/removed-line.tsx";
import { useFigures } from "#app/ui/forms/lined/use-figures.ts";
import { useLines } from "#app/ui/forms/lined/use-lines.ts";
import { useHydrated } from "#app/ui/session/use-hydrated.ts";
import type { QuoteLineKind } from "../../content/quote-content.ts";
import type { QuoteDraftFault } from "../../editor/draft-fault.ts";
import type { QuoteDraftFigures } from "../../editor/draft-figures.ts";
import { blankQuoteLine, type QuoteDraftForm } from "../../editor/draft-form.ts";
import type { EnquiryRequest } from "../../editor/enquiry-request.ts";
import type { PickerItem } from "../../editor/picker-item.ts";
import { CustomerRequest, lineOfRequest } from "./customer-request.tsx";
import { DraftHead } from "./draft-head.tsx";
import { chargedText, DraftTotals } from "./draft-totals.tsx";
import { quoteFaultTexts, quoteFieldLabel } from "./fault-texts.ts";
import { ItemPicker } from "./item-picker.tsx";
import { withItem } from "./line-item.tsx";
import { lineKeys } from "./line-keys.ts";
import { LineRow } from "./line-row.tsx";
import type { Supplier } from "./line-row-props.ts";
import "./quote-editor.css";

/** A save of a quote that came back. */
export type ReturnedQuoteDraft = ReturnedLinedForm<QuoteDraftForm, QuoteDraftFault>;

interface QuoteEditorProps {
  readonly quoteId: string;
  /** The version of the quote that a save is made on top of. */
  readonly version: number;
  readonly form: QuoteDraftForm;
  readonly figures: QuoteDraftFigures;
  readonly suppliers: readonly Supplier[];
  /** What the customer asked for; null without an enquiry. */
  readonly request: EnquiryRequest | null;
  readonly returned: ReturnedQuoteDraft | null;
  /** Whether the form is what is stored. */
  readonly isStored: boolean;
  /** Keeps what is in the form in this browser. */
  readonly keep: (form: HTMLFormElement) => void;
}

/** The editor of a draft. Figures come from the server, also while somebody types; without scripts they come with a save. */
export function QuoteEditor({
  quoteId,
  version,
  form,
  figures: first,
  suppliers,
  request,
  returned,
  isStored,
  keep,
}: QuoteEditorProps) {
  const t = useT();
  const element = useRef<HTMLFormElement>(null);
  const { figures, late, refresh } = useFigures(
    adminPath(`/admin/hire/quotes/${quoteId}/figures`),
    element,
    first,
  );
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const changed = () => {
    refresh();
    if (element.current) keep(element.current);
  };
  const { list, lines, removed, ...edit } = useLines(form.lines, changed);
  const lineOf = (kind: QuoteLineKind, item = "") => blankQuoteLine(crypto.randomUUID(), kind, item);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the figures of another form are not those that came; once
  useEffect(() => {
    if (!isStored) refresh();
  }, []);
  const faultTexts = quoteFaultTexts(t, returned?.faults ?? [], form.lines);
  const errorOf = errorsOf(faultTexts);
  return (
    <Form
      ref={element}
      method="post"
      action={adminPath(`/admin/hire/quotes/${quoteId}`)}
      className="stack-6 quote-editor"
      noValidate
      onInput={changed}
      onKeyDown={lineKeys({ lines, ...edit })}
    >
      <input type="hidden" name="version" value={version} />
      <ErrorSummary faults={faultTexts} />
      {returned?.differences && (
        <FormConflict
          title={t(work.conflictTitle)}
          differences={returned.differences}
          labelOf={(field) => quoteFieldLabel(t, field)}
          of={returned}
        />
      )}
      <DraftHead values={form.head} errorOf={errorOf} />
      {request && (
        <CustomerRequest
          request={request}
          lines={lines}
          read={(asked) => {
            const known = asked.flatMap(({ item }) => (item ? [[item.id, item.name] as const] : []));
            setNames({ ...names, ...Object.fromEntries(known) });
            edit.add(...asked.map((line) => lineOfRequest(line, crypto.randomUUID())));
          }}
        />
      )}
      <section className="admin-card quote-editor-lines">
        <div className="row">
          <h2 id="draft-lines">{t(messages.lines)}</h2>
          {figures.totals && <span className="muted numeric">{chargedText(t, figures.totals)}</span>}
        </div>
        <ColumnHeads />
        <ol className="draft-lines" aria-labelledby="draft-lines" ref={list}>
          {lines.map((line, at) => (
            <LineRow
              key={line.key}
              line={line}
              suppliers={suppliers}
              errorOf={errorOf}
              n={at + 1}
              figures={figures.lines[line.key]}
              factor={figures.totals?.factor ?? null}
              name={names[line.item]}
              change={(field, value) => edit.replace(line.key, { ...line, [field]: value })}
              choose={(item) => {
                setNames({ ...names, [item.id]: item.name });
                edit.replace(line.key, withItem(line, item));
                element.current?.querySelector<HTMLElement>(`[name="line.${line.key}.quantity"]`)?.focus();
              }}
              move={(by) => edit.move(line.key, by)}
              remove={() => edit.remove(line.key)}
            />
          ))}
        </ol>
        <RemovedLine removed={removed !== null} undo={edit.undo} />
        <div className="draft-lines-foot">
          <AddLines
            typed={form.add}
            add={(kind) => edit.open(lineOf(kind))}
            pick={({ id, name }) => {
              setNames({ ...names, [id]: name });
              edit.add(lineOf("item", id));
            }}
          />
          <div className="draft-totals" aria-live="polite">
            <DraftTotals totals={figures.totals} />
            <FiguresLate late={late} refresh={refresh} />
          </div>
        </div>
      </section>
      <SaveBar>
        <SubmitButton variant="outline">{t(messages.save)}</SubmitButton>
        {figures.totals && <DraftSums totals={figures.totals} />}
      </SaveBar>
    </Form>
  );
}

/** The heads of the columns on wide screens; each field has its label of its own. */
function ColumnHeads() {
  const t = useT();
  const { item, quantity, rate, discount, optional, cost, free, net, margin } = messages.line;
  return (
    <div className="draft-line draft-heads" aria-hidden="true">
      <span className="draft-line-number" />
      <span>{t(item)}</span>
      {Object.entries({ quantity, rate, discount }).map(([name, word]) => (
        <span key={name} className="draft-head-sum">
          {t(word)}
        </span>
      ))}
      <span>{t(optional)}</span>
      <span className="draft-head-sum">{t(cost)}</span>
      <span>{t(free)}</span>
      {Object.entries({ net, margin }).map(([name, word]) => (
        <span key={name} className="draft-head-sum">
          {t(word)}
        </span>
      ))}
    </div>
  );
}

interface AddLinesProps {
  /** Lines that wait for a save, as they were typed. */
  readonly typed: string;
  readonly add: (kind: QuoteLineKind) => void;
  readonly pick: (item: PickerItem) => void;
}

function AddLines({ typed, add, pick }: AddLinesProps) {
  const t = useT();
  const hydrated = useHydrated();
  const kinds = [
    ["custom", messages.addCustom],
    ["heading", messages.addHeading],
    ["text", messages.addText],
  ] as const;
  return (
    <div className="stack-4">
      {hydrated && (
        <>
          <ItemPicker label={t(messages.addItem)} pick={pick} />
          <p className="row row-links">
            {kinds.map(([kind, label]) => (
              <button
                key={kind}
                type="button"
                className="button button-outline button-small"
                onClick={() => add(kind)}
              >
                {t(label)}
              </button>
            ))}
          </p>
          <p className="field-hint">{t(messages.keysHint)}</p>
        </>
      )}
      <TextArea
        name="add"
        label={messages.addList}
        hint={t(messages.addListHint)}
        defaultValue={typed}
        rows={2}
      />
    </div>
  );
}

function sumText(sum: Cents | null): string {
  return sum === null ? "–" : formatMoney(sum);
}

/** The sums beside the button that saves. */
function DraftSums({ totals }: { readonly totals: NonNullable<QuoteDraftFigures["totals"]> }) {
  const t = useT();
  return (
    <span className="draft-sums">
      {(["net", "total", "margin"] as const).map((sum) => (
        <span key={sum}>
          {t(messages.totals[sum])} <b className="numeric">{sumText(totals[sum])}</b>
        </span>
      ))}
    </span>
  );
}
