import { Fragment } from "react";
import { formatDateTime } from "#app/i18n/dates.ts";
import type { Locale } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/ui/differences.ts";
import { type Translate, useLocale, useT } from "#app/i18n/use-t.tsx";
import type { TextDifference } from "#app/lib/text/text-difference.ts";
import { type DiffPart, diffWords } from "#app/lib/text/word-diff.ts";
import "./differences.css";

interface DifferencesProps {
  readonly differences: readonly TextDifference[];
  /** What a field is called. */
  readonly label: (path: string) => string;
}

/** The differences of two versions, field by field and word by word. */
export function Differences({ differences, label }: DifferencesProps) {
  const locale = useLocale();
  return (
    <dl className="differences">
      {differences.map((difference) => (
        <div key={difference.path}>
          <dt>{label(difference.path)}</dt>
          <dd lang={difference.kind ? locale : writtenIn(difference.path)}>
            <Parts difference={difference} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function writtenIn(path: string): Locale {
  return /(?:\.?ga(?:\.\w+)?|Ga)$/.test(path) ? "ga" : "en";
}

/** Signs say without colours what is gone (−) and new (+), or an arrow leads from one to the other. */
function Parts({ difference }: { readonly difference: TextDifference }) {
  const [t, locale] = [useT(), useLocale()];
  const parts = partsOf(difference, t, locale);
  return parts.map(({ kind, text }, index) => {
    const before = parts[index - 1];
    const replaces = kind === "new" && before?.kind === "gone";
    const gap = before && !before.text.endsWith(" ") ? " " : "";
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of two versions are fixed.
      <Fragment key={index}>
        {replaces ? `${gap}→ ` : gap + signOf(kind, parts[index + 1])}
        <Part kind={kind}>{text}</Part>
      </Fragment>
    );
  });
}

function signOf(kind: DiffPart["kind"], next: DiffPart | undefined): string {
  if (kind === "gone") return next?.kind === "new" ? "" : "−";
  return kind === "new" ? "+" : "";
}

function Part({ kind, children }: { readonly kind: DiffPart["kind"]; readonly children: string }) {
  if (kind === "same") return children;
  return kind === "gone" ? <del>{children}</del> : <ins>{children}</ins>;
}

function partsOf({ kind, before, after }: TextDifference, t: Translate, locale: Locale): readonly DiffPart[] {
  if (!kind) return diffWords(before, after);
  const worded = (value: string) => {
    switch (kind) {
      case "tick":
        return t(value === "yes" ? messages.ticked : messages.unticked);
      case "instant":
        return value === "" ? t(messages.noTime) : formatDateTime(locale, new Date(value));
      case "choice":
        return value || "–";
    }
  };
  return [
    { kind: "gone", text: worded(before) },
    { kind: "new", text: worded(after) },
  ];
}
