import { lazy, Suspense, useId, useLayoutEffect, useRef, useState } from "react";
import type { Locale } from "#app/i18n/locale.ts";
import type { Message } from "#app/i18n/message.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { savedMeanwhile } from "#app/ui/admin/merge-conflict.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useHydrated } from "#app/ui/session/use-hydrated.ts";

const RichText = lazy(() => import("./rich-text.tsx"));

interface TextFieldProps {
  readonly name: string;
  readonly label: Message;
  readonly lang: Locale;
  readonly value: string;
  readonly error: string | undefined;
  /** What somebody else stored meanwhile, as HTML. */
  readonly theirs: string | undefined;
  /** The editor has room for several paragraphs. */
  readonly long: boolean;
  readonly onEdit: () => void;
}

/** A formatted text: an editor where scripts run, its HTML as plain text where they do not. */
export function FormattedField({ name, label, lang, value, error, theirs, long, onEdit }: TextFieldProps) {
  const t = useT();
  const id = useId();
  const [html, setHtml] = useState(value);
  const hydrated = useHydrated();
  const early = useRef<HTMLTextAreaElement>(null);
  // Somebody may type before the page's scripts run, and before the editor's arrive.
  useLayoutEffect(() => setHtml((before) => early.current?.value ?? before), []);
  const plain = (
    <textarea
      ref={early}
      className="input"
      id={name}
      name={name}
      rows={long ? 8 : 4}
      lang={lang}
      defaultValue={html}
      onChange={({ currentTarget }) => setHtml(currentTarget.value)}
      aria-labelledby={id}
    />
  );
  return (
    <div className={classNames("field", long && "field-long")}>
      <span className="field-label" id={id}>
        {t(label)}
      </span>
      {error && <p className="field-error">{error}</p>}
      {theirs !== undefined && <p className="field-hint admin-theirs">{savedMeanwhile(t, theirs)}</p>}
      {hydrated ? (
        <Suspense fallback={plain}>
          <RichText
            standIn={name}
            labelledBy={id}
            lang={lang}
            html={html}
            onChange={(next) => {
              setHtml(next);
              onEdit();
            }}
          />
          <input type="hidden" name={name} value={html} />
        </Suspense>
      ) : (
        plain
      )}
    </div>
  );
}
