import * as words from "#app/i18n/messages/media.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Checkbox, TextArea } from "#app/ui/field.tsx";
import type { MediaDetail, MediaForm, MediaFormProblem } from "../library.ts";
import { LONGEST_ALT } from "../media.ts";
import { FocalField } from "./focal-field.tsx";

const LABELS = {
  altEn: words.english,
  altGa: words.irish,
  focalX: words.fromLeft,
  focalY: words.fromTop,
};

interface MediaWordsFormProps {
  readonly item: MediaDetail;
  /** What was typed, when it was refused. */
  readonly typed: MediaForm | null;
  readonly problems: readonly MediaFormProblem[];
}

/** What a picture shows, in both languages, and what of it stays in view. */
export function MediaWordsForm({ item, typed, problems }: MediaWordsFormProps) {
  const t = useT();
  const told = problems.map(({ field, kind }) => {
    const label = t(LABELS[field]);
    const message =
      kind === "percent" ? t(words.wrongPercent, { label }) : t(words.tooLong, { label, max: LONGEST_ALT });
    return { field, message };
  });
  const errors = new Map(told.map(({ field, message }) => [field as string, message]));
  const alt = (name: "altEn" | "altGa", lang: "en" | "ga") => (
    <TextArea
      name={name}
      label={LABELS[name]}
      companion={false}
      rows={2}
      lang={lang}
      maxLength={LONGEST_ALT}
      defaultValue={typed?.[name] ?? item[name]}
      error={errors.get(name)}
    />
  );
  return (
    <form method="post" className="desk-card" noValidate>
      <ErrorSummary problems={told} />
      <input type="hidden" name="version" value={item.version} />
      <fieldset className="desk-field">
        <legend>{t(words.words)}</legend>
        <p className="field-hint">{t(words.wordsHint)}</p>
        <div className="desk-pair">
          {alt("altEn", "en")}
          {alt("altGa", "ga")}
        </div>
      </fieldset>
      <FocalField
        picture={item.picture}
        x={typed?.focalX ?? String(item.focal.x)}
        y={typed?.focalY ?? String(item.focal.y)}
        errors={errors}
      />
      <Checkbox
        name="sample"
        label={t(words.stillSample)}
        hint={t(words.stillSampleHint)}
        defaultChecked={typed?.sample ?? item.sample}
      />
      <p>
        <Button type="submit" name="intent" value="save">
          {t(words.save)}
        </Button>
      </p>
    </form>
  );
}
