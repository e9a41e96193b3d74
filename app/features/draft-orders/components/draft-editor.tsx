import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/orders-admin/draft-orders.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SaveBar } from "#app/ui/admin/save-bar.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { errorsOf } from "#app/ui/forms/form-fields.ts";
import { FiguresLate } from "#app/ui/forms/lined/figures-late.tsx";
import { FormConflict } from "#app/ui/forms/lined/form-conflict.tsx";
import { useFigures } from "#app/ui/forms/lined/use-figures.ts";
import type { DraftFigures } from "../editor/draft-figures.ts";
import type { DraftForm } from "../editor/draft-form.ts";
import type { ReturnedDraft } from "../editor/returned-draft.ts";
import { CustomerCard } from "./customer-card.tsx";
import { DeliveryCard, WordsCard } from "./delivery-card.tsx";
import { DraftLines } from "./draft-lines.tsx";
import { draftFaultTexts, draftLabel } from "./draft-messages.ts";
import { DraftSums } from "./draft-sums.tsx";
import "./draft-order.css";

interface DraftEditorProps {
  /** The address that the form is sent to. */
  readonly action: string;
  /** Fields that the page sends with the form, such as the version it was made from. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly form: DraftForm;
  readonly figures: DraftFigures;
  readonly returned: ReturnedDraft | null;
  /** Whether nothing can be done with the draft yet but to save it. */
  readonly isNew: boolean;
  /** Whether the form is what is stored. */
  readonly isStored: boolean;
  /** Keeps what is in the form in this browser. */
  readonly keep: (form: HTMLFormElement) => void;
}

/**
 * The editor of a draft order. Sums come from the server, also while somebody types; without scripts they come with a
 * save.
 */
export function DraftEditor({
  action,
  hidden,
  form,
  figures: first,
  returned,
  isNew,
  isStored,
  keep,
}: DraftEditorProps) {
  const t = useT();
  const element = useRef<HTMLFormElement>(null);
  const busy = useNavigation().state !== "idle";
  const { figures, late, refresh } = useFigures(adminPath("/admin/orders/drafts/figures"), element, first);
  const changed = () => {
    refresh();
    if (element.current) keep(element.current);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the figures of another form are not those that came; once
  useEffect(() => {
    if (!isStored) refresh();
  }, []);
  const faultTexts = draftFaultTexts(t, returned?.faults ?? [], form.lines);
  const errorOf = errorsOf(faultTexts);
  return (
    <Form
      ref={element}
      method="post"
      action={action}
      className="stack-6 draft-order-editor"
      noValidate
      onInput={changed}
      onKeyDown={(event) => saveByKey(event)}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ErrorSummary faults={faultTexts} />
      {returned?.differences && (
        <FormConflict
          title={t(messages.conflictTitle)}
          differences={returned.differences}
          labelOf={(field) => draftLabel(t, field)}
          of={returned}
        />
      )}
      <CustomerCard values={form.head} errorOf={errorOf} form={element} changed={changed} />
      <DraftLines first={form.lines} add={form.add} figures={figures} errorOf={errorOf} changed={changed} />
      <DeliveryCard values={form.head} errorOf={errorOf} figures={figures} />
      <WordsCard values={form.head} errorOf={errorOf} />
      <section className="admin-card draft-order-totals" aria-live="polite">
        <DraftSums figures={figures} />
        <FiguresLate late={late} refresh={refresh} />
      </section>
      <SaveBar>
        <SubmitButton variant={isNew ? "primary" : "outline"} busy={busy}>
          {t(messages.save)}
        </SubmitButton>
        <span>
          {t(messages.totals.total)} <b className="numeric">{formatMoney(figures.total)}</b>
        </span>
      </SaveBar>
    </Form>
  );
}

/** Ctrl with Enter saves; Enter alone in a field goes to the search of products. */
function saveByKey(event: React.KeyboardEvent<HTMLFormElement>) {
  if (event.key !== "Enter" || event.defaultPrevented) return;
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    event.currentTarget.requestSubmit();
  } else if (event.target instanceof HTMLInputElement) {
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(".draft-order-lines [data-line-picker]")?.focus();
  }
}
