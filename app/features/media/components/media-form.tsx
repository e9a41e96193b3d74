import { theirs as savedMeanwhile } from "#app/i18n/messages/content-admin.ts";
import * as words from "#app/i18n/messages/media.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Checkbox, TextArea } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
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
  /** Somebody else has saved since; what they saved stands with what was typed. */
  readonly conflict: boolean;
}

/** What a picture shows, in both languages, and what of it stays in view. */
export function MediaWordsForm({ item, typed, problems, conflict }: MediaWordsFormProps) {
  const t = useT();
  const stored = {
    altEn: item.altEn,
    altGa: item.altGa,
    focalX: String(item.focal.x),
    focalY: String(item.focal.y),
    sample: item.sample,
  };
  const theirs = (name: keyof typeof stored, text = String(stored[name])) =>
    conflict && typed?.[name] !== stored[name] ? (
      <span className="desk-theirs">{t(savedMeanwhile, { text: text || "–" })}</span>
    ) : undefined;
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
      defaultValue={typed?.[name] ?? stored[name]}
      hint={theirs(name)}
      error={errors.get(name)}
    />
  );
  return (
    <form method="post" className="desk-card" noValidate>
      <ErrorSummary problems={told} />
      {conflict && (
        <Notice kind="fault" role="alert" title={t(words.changedMeanwhile)}>
          {t(words.changedMeanwhileText)}
        </Notice>
      )}
      <input type="hidden" name="version" value={typed && !conflict ? typed.version : item.version} />
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
        x={typed?.focalX ?? stored.focalX}
        y={typed?.focalY ?? stored.focalY}
        errors={errors}
        hintOf={theirs}
      />
      <Checkbox
        name="sample"
        label={t(words.stillSample)}
        hint={
          <>
            {t(words.stillSampleHint)}
            {theirs("sample", t(item.sample ? words.stillSample : words.notSample))}
          </>
        }
        defaultChecked={typed?.sample ?? stored.sample}
      />
      <p>
        <Button type="submit" name="intent" value="save">
          {t(words.save)}
        </Button>
      </p>
    </form>
  );
}
