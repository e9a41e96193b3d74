import type { Locale } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/content-admin/content-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { savedMeanwhile } from "#app/ui/admin/merge-conflict.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { TextPair } from "../../entries/entry-fields.ts";
import type { EntryControl } from "../../entries/fields.ts";
import type { FieldProps } from "./field-context.ts";

/** A text with its English and its Irish side by side. */
export function BilingualField({ pair, ...props }: FieldProps & { readonly pair: TextPair }) {
  const t = useT();
  const { field } = props;
  return (
    <fieldset className="admin-field" id={field.name} tabIndex={-1}>
      <legend>
        {t(field.label)}
        {!field.required && <small> ({t(messages.optional)})</small>}
      </legend>
      <PairInputs {...props} path={field.name} pair={pair} />
    </fieldset>
  );
}

/** Texts that may run over several lines of the form, with the lines they begin with. */
const ROWS: Partial<Record<EntryControl, number>> = { paragraph: 4, lines: 1 };

interface PairInputsProps extends Omit<FieldProps, "value"> {
  /** Name of the inputs without their language. */
  readonly path: string;
  readonly pair: TextPair;
}

/** The inputs of one text in both languages. The Irish one says when it is missing or older than the English. */
export function PairInputs({ path, pair, field, errors, stale, fits, theirs }: PairInputsProps) {
  const t = useT();
  const isStale = stale.includes(path);
  const shared = { rows: ROWS[field.control] ?? null };
  return (
    <div className="admin-pair">
      <TextInput
        {...shared}
        name={`${path}.en`}
        lang="en"
        label={t(messages.english)}
        value={pair.en}
        error={errors.get(`${path}.en`)}
        theirs={theirs.get(`${path}.en`)}
      />
      <div>
        <TextInput
          {...shared}
          name={`${path}.ga`}
          lang="ga"
          label={t(messages.irish)}
          value={pair.ga}
          error={errors.get(`${path}.ga`)}
          theirs={theirs.get(`${path}.ga`)}
          mark={
            pair.en && !pair.ga ? (
              <Tag variant="fault">{t(messages.missingMark)}</Tag>
            ) : (
              isStale && <Tag variant="warn">{t(messages.staleMark)}</Tag>
            )
          }
        />
        {isStale && (
          <label className="check">
            <input type="checkbox" name={`${path}.fits`} defaultChecked={fits.includes(path)} />
            <span>{t(messages.fits)}</span>
            <span className="field-hint">{t(messages.staleHint)}</span>
          </label>
        )}
      </div>
    </div>
  );
}

interface TextInputProps {
  readonly name: string;
  readonly lang: Locale;
  readonly label: string;
  readonly value: string;
  /** Lines of the input at first; null for an input of one line only. */
  readonly rows: number | null;
  readonly error: string | undefined;
  readonly theirs: string | undefined;
  readonly mark?: React.ReactNode;
}

function TextInput({ name, lang, label, value, rows, error, theirs, mark }: TextInputProps) {
  const t = useT();
  const described = [error && `${name}-error`, theirs !== undefined && `${name}-theirs`].filter(Boolean);
  const shared = {
    id: name,
    name,
    lang,
    defaultValue: value,
    className: "input",
    spellCheck: true,
    ...(error && { "aria-invalid": true as const }),
    ...(described.length > 0 && { "aria-describedby": described.join(" ") }),
  };
  return (
    <div className="field">
      <label className="field-label" htmlFor={name}>
        {label} {mark}
      </label>
      {error && (
        <p className="field-error" id={`${name}-error`}>
          {error}
        </p>
      )}
      {rows ? <textarea rows={rows} {...shared} /> : <input type="text" {...shared} />}
      {theirs !== undefined && (
        <p className="field-hint admin-theirs" id={`${name}-theirs`} lang={lang}>
          {savedMeanwhile(t, theirs)}
        </p>
      )}
    </div>
  );
}
