import { diffWords } from "#app/lib/text/word-diff.ts";
import "./differences.css";

/** One field in which two versions differ. Empty text: nothing there. */
export interface TextDifference {
  /** The name of the field; one that ends in "ga" holds Irish. */
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

interface DifferencesProps {
  readonly differences: readonly TextDifference[];
  /** What a field is called. */
  readonly label: (path: string) => string;
}

/** The differences of two versions, field by field and word by word. */
export function Differences({ differences, label }: DifferencesProps) {
  return (
    <dl className="differences">
      {differences.map((difference) => (
        <div key={difference.path}>
          <dt>{label(difference.path)}</dt>
          <dd lang={/(?:\.?ga(?:\.\w+)?|Ga)$/.test(difference.path) ? "ga" : "en"}>
            {diffWords(difference.before, difference.after).map(({ kind, text }, index) => {
              const key = `${kind}${index}`;
              if (kind === "gone") return <del key={key}>{text}</del>;
              return kind === "new" ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>;
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
