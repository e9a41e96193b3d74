import { useState } from "react";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Locale } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/content-admin/media.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { savedMeanwhile } from "#app/ui/admin/merge-conflict.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Checkbox, TextArea } from "#app/ui/forms/field.tsx";
import { AlertBanner } from "#app/ui/page/banner.tsx";
import type { MediaDetail, MediaFault, MediaValues } from "../library.ts";
import { MAX_ALT_LENGTH } from "../media.ts";
import { FocalField } from "./focal-field.tsx";

const LABELS = {
  altEn: messages.english,
  altGa: messages.irish,
  focalX: messages.fromLeft,
  focalY: messages.fromTop,
};

interface MediaWordsFormProps {
  readonly item: MediaDetail;
  /** What a refused form held. */
  readonly values: MediaValues | null;
  readonly faults: readonly MediaFault[];
  /** Somebody else has saved since; what they saved is beside it. */
  readonly conflict: boolean;
}

/**
 * What a picture shows, in both languages, and what of it stays in view. The words that are being typed stay when the page
 * is read again after its file was replaced; the rest is that of the new file.
 */
export function MediaWordsForm({ item, values, faults, conflict }: MediaWordsFormProps) {
  const t = useT();
  const [opened] = useState({ item, values });
  // The answer to the page's other form comes without them.
  const kept = opened.item.version === item.version ? opened.values : null;
  const version = useFormVersion(item, values && !conflict ? values.version : item.version);
  const stored = {
    altEn: item.altEn,
    altGa: item.altGa,
    focalX: String(item.focal.x),
    focalY: String(item.focal.y),
    sample: item.sample,
  };
  const theirs = (name: keyof typeof stored, text = String(stored[name])) =>
    conflict && values?.[name] !== stored[name] ? (
      <span className="admin-theirs">{savedMeanwhile(t, text)}</span>
    ) : undefined;
  const result = faults.map(({ field, kind }) => {
    const label = t(LABELS[field]);
    const message =
      kind === "percent"
        ? t(messages.wrongPercent, { label })
        : t(messages.tooLong, { label, max: MAX_ALT_LENGTH });
    return { field, message };
  });
  const errors = new Map<string, string>(result.map(({ field, message }) => [field, message]));
  const alt = (name: "altEn" | "altGa", lang: Locale) => (
    <TextArea
      name={name}
      label={LABELS[name]}
      rows={2}
      lang={lang}
      defaultValue={(opened.values ?? opened.item)[name]}
      hint={theirs(name)}
      error={errors.get(name)}
    />
  );
  return (
    <form method="post" action={adminPath(`/admin/media/${item.id}`)} className="admin-card" noValidate>
      <ErrorSummary faults={result} />
      {conflict && (
        <AlertBanner title={t(messages.changedMeanwhile)}>{t(messages.changedMeanwhileText)}</AlertBanner>
      )}
      <input type="hidden" name="version" value={version} />
      <fieldset className="admin-field">
        <legend>{t(messages.words)}</legend>
        <p className="field-hint">{t(messages.textHint)}</p>
        <div className="admin-pair">
          {alt("altEn", "en")}
          {alt("altGa", "ga")}
        </div>
      </fieldset>
      <FocalField
        key={item.version}
        picture={item.picture}
        x={kept?.focalX ?? stored.focalX}
        y={kept?.focalY ?? stored.focalY}
        errors={errors}
        hintOf={theirs}
      />
      <Checkbox
        key={`sample ${item.version}`}
        name="sample"
        label={t(messages.stillSample)}
        hint={
          <>
            {t(messages.stillSampleHint)}
            {theirs("sample", t(item.sample ? messages.stillSample : messages.notSample))}
          </>
        }
        defaultChecked={kept?.sample ?? stored.sample}
      />
      <p>
        <SubmitButton>{t(messages.save)}</SubmitButton>
      </p>
    </form>
  );
}

/** The state that the form was made from. A new file leaves it valid; words that somebody else has saved do not. */
function useFormVersion(item: MediaDetail, first: string): string {
  const [made, setMade] = useState({ item, version: first });
  const isNewer = made.item.version !== item.version;
  const isSameWords = made.item.altEn === item.altEn && made.item.altGa === item.altGa;
  if (!isNewer || !isSameWords) return made.version;
  const version = made.version === made.item.version ? item.version : made.version;
  setMade({ item, version });
  return version;
}
