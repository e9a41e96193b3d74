import { useState } from "react";
import { ARTWORK_NAMES, artwork, isArtworkName } from "#app/features/media/artwork.ts";
import { format } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/content-admin.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import type { FieldProps } from "./field-context.ts";
import { Thumb } from "./thumb.tsx";

/** Scenes first: renders of single products stand on a plain ground and rarely fit a page's picture. */
const PICKABLE = [
  ...ARTWORK_NAMES.filter((name) => !name.startsWith("product-")),
  ...ARTWORK_NAMES.filter((name) => name.startsWith("product-")),
];

/** One picture out of the library. */
export function PictureField({ field, value, errors, theirs }: FieldProps) {
  const t = useT();
  const [chosen, setChosen] = useState(String(value ?? ""));
  const error = errors.get(field.name);
  const other = theirs.get(field.name);
  return (
    <fieldset className="desk-field" id={field.name} tabIndex={-1}>
      <legend>{t(field.label)}</legend>
      {error && <p className="field-error">{error}</p>}
      <div className="desk-picture">
        <Thumb name={chosen} className="thumb-large" />
        <PictureWords name={chosen} />
      </div>
      {other !== undefined && <p className="field-hint desk-theirs">{t(words.theirs, { text: other })}</p>}
      <details className="desk-library" open={chosen === ""}>
        <summary className="button button-line button-small">{t(words.choosePicture)}</summary>
        <PictureGrid type="radio" name={field.name} chosen={[chosen]} onChoose={setChosen} />
      </details>
    </fieldset>
  );
}

/** What a picture shows, as visitors who do not see it are told, in both languages. */
export function PictureWords({ name }: { name: string }) {
  if (!isArtworkName(name)) return null;
  const { alt } = artwork(name);
  return (
    <p className="desk-picture-words">
      <b>{name}</b>
      {alt && <span>{format("en", alt)}</span>}
      {alt && (
        <span lang="ga" className="voice">
          {format("ga", alt)}
        </span>
      )}
    </p>
  );
}

interface PictureGridProps {
  readonly type: "radio" | "checkbox";
  readonly name: string;
  readonly chosen: readonly string[];
  /** Left out of the grid. */
  readonly without?: readonly string[];
  readonly onChoose?: (name: string) => void;
}

/** The pictures of the library to choose from, each a button of its group with the picture's words as its name. */
export function PictureGrid({ type, name, chosen, without = [], onChoose }: PictureGridProps) {
  const locale = useLocale();
  return (
    <div className="desk-pictures">
      {PICKABLE.filter((one) => !without.includes(one)).map((one) => {
        const { alt } = artwork(one);
        return (
          <label key={one} className="desk-pick" title={alt ? format(locale, alt) : one}>
            <input
              type={type}
              name={name}
              value={one}
              defaultChecked={chosen.includes(one)}
              onChange={() => onChoose?.(one)}
            />
            <Thumb name={one} />
            <span>{one}</span>
          </label>
        );
      })}
    </div>
  );
}
