import { createContext, use, useId } from "react";
import type { Message } from "#app/i18n/message.ts";
import * as ui from "#app/i18n/messages/ui/ui.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";
import { classNames } from "../class-names.ts";

/** Whether fields have their label in the other language beside it: those of visitors. The back office is English. */
export const LabelsInBoth = createContext(true);

interface FieldWords {
  readonly name: string;
  readonly label: Message;
  readonly hint?: React.ReactNode;
  /** What is wrong, as a sentence. Its presence makes the field invalid. */
  readonly error?: string | undefined;
  /** The element's id; the name unless a page holds two forms with the same names. */
  readonly id?: string;
  readonly className?: string;
}

type Wired<Tag extends "input" | "textarea" | "select"> = Omit<
  React.ComponentProps<Tag>,
  keyof FieldWords | "aria-describedby" | "aria-invalid"
> &
  FieldWords;

/** What the element itself gets: its id, its state, and the ids of its hint and error. */
function wiring({ id, name, hint, error }: Pick<FieldWords, "id" | "name" | "hint" | "error">) {
  const fieldId = id ?? name;
  const described = [error && `${fieldId}-error`, hint && `${fieldId}-hint`].filter(Boolean).join(" ");
  return {
    id: fieldId,
    name,
    ...(described && { "aria-describedby": described }),
    ...(error && { "aria-invalid": true as const }),
  };
}

function FieldFrame({
  words,
  required,
  children,
}: {
  words: FieldWords;
  required: boolean | undefined;
  children: React.ReactNode;
}) {
  const { name, label, hint, error, id = name, className } = words;
  const isInBoth = use(LabelsInBoth);
  const t = useT();
  return (
    <div className={classNames("field", className)}>
      <label className="field-label" htmlFor={id}>
        <span>
          {t(label)}
          {required && (
            <span className="field-mark" aria-hidden="true">
              {" *"}
            </span>
          )}
        </span>
        {isInBoth && <Companion of={label} />}
      </label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {children}
    </div>
  );
}

/** Says what the star beside a label means; is above the fields. */
export function RequiredHint() {
  const t = useT();
  return <p className="field-hint field-full">{t(ui.requiredHint)}</p>;
}

/** Separates label, hint and error from the other props, so that the rest can be spread on the element. */
function split<P extends FieldWords>({ name, label, hint, error, id, className, ...rest }: P) {
  const words: FieldWords = {
    name,
    label,
    hint,
    error,
    ...(id !== undefined && { id }),
    ...(className !== undefined && { className }),
  };
  return { words, rest };
}

/** A one-line field. The browser's own checks are left to the form (`noValidate`), so that words stay ours. */
export function Field(props: Wired<"input">) {
  const { words, rest } = split(props);
  return (
    <FieldFrame words={words} required={rest.required}>
      <input type="text" {...rest} {...wiring(words)} className="input" />
    </FieldFrame>
  );
}

/** A field of many lines that grows with its text where the browser can. */
export function TextArea(props: Wired<"textarea">) {
  const { words, rest } = split(props);
  return (
    <FieldFrame words={words} required={rest.required}>
      <textarea rows={5} {...rest} {...wiring(words)} className="input" />
    </FieldFrame>
  );
}

/** The browser's own list of choices; children are `<option>`s. `prompt` adds an empty first choice. */
export function Select({
  prompt = false,
  children,
  ...props
}: Wired<"select"> & { readonly prompt?: boolean }) {
  const t = useT();
  const { words, rest } = split(props);
  return (
    <FieldFrame words={words} required={rest.required}>
      <select {...rest} {...wiring(words)} className="input">
        {prompt && <option value="">{t(ui.select)}</option>}
        {children}
      </select>
    </FieldFrame>
  );
}

/** A tick box with its words to the right; the words are part of the target. */
export function Checkbox(
  props: Omit<Wired<"input">, "label" | "type"> & { readonly label: React.ReactNode },
) {
  const { label, hint, error, id, name, className, ...rest } = props;
  const wires = wiring({ id: id ?? name, name, hint, error });
  return (
    <label className={classNames("check", className)}>
      <input {...rest} type="checkbox" {...wires} />
      <span>{label}</span>
      {hint && (
        <span className="field-hint" id={`${wires.id}-hint`}>
          {hint}
        </span>
      )}
      {error && (
        <span className="field-error" id={`${wires.id}-error`}>
          {error}
        </span>
      )}
    </label>
  );
}

/** One of several choices of the same name. */
export function Radio({
  label,
  ...rest
}: Omit<React.ComponentProps<"input">, "type"> & { label: React.ReactNode }) {
  const id = useId();
  return (
    <label className="check" htmlFor={rest.id ?? id}>
      <input id={id} {...rest} type="radio" />
      <span>{label}</span>
    </label>
  );
}
