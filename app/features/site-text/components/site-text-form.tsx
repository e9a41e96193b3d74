import { useState } from "react";
import { Form } from "react-router";
import { useLeaveGuard } from "#app/features/content/components/admin/use-leave-guard.ts";
import {
  inputsOf,
  limitOf,
  placeholdersIn,
  type ReturnedSiteText,
  type SiteText,
  type SiteTextFault,
} from "#app/features/site-text/site-text.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/content-admin/site-text-admin.ts";
import { type Translate, useT } from "#app/i18n/use-t.tsx";
import { savedMeanwhile } from "#app/ui/admin/merge-conflict.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { DraftBanner } from "#app/ui/forms/drafts/draft-banner.tsx";
import { useDraftKeeper } from "#app/ui/forms/drafts/draft-keeper.ts";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { FocusedBanner } from "#app/ui/page/focused-banner.tsx";
import { usePressed } from "#app/ui/session/use-pressed.ts";

const FORM_MESSAGES: Readonly<Record<string, Message>> = {
  one: messages.formOne,
  two: messages.formTwo,
  few: messages.formFew,
  many: messages.formMany,
  other: messages.formOther,
};

/** The label of an input: "English", "Irish, for 3 to 6". */
export function inputLabel(t: Translate, path: string): string {
  const [locale, category] = path.split(".");
  const form = category ? FORM_MESSAGES[category] : undefined;
  if (!form) return t(locale === "ga" ? messages.irish : messages.english);
  return t(locale === "ga" ? messages.irishForm : messages.englishForm, { form: t(form) });
}

interface SiteTextFormProps {
  readonly text: SiteText;
  readonly returned: ReturnedSiteText | undefined;
  /** The page is after a save. */
  readonly saved: boolean;
}

/**
 * The form of one text, both languages side by side, every plural form by itself. What is typed is kept in the browser
 * until it is saved.
 */
export function SiteTextForm({ text, returned, saved }: SiteTextFormProps) {
  const draft = useDraftKeeper(`site-text:${text.key}`, { saved });
  const [taken, setTaken] = useState<ReturnedSiteText | null>(null);
  const take = () => {
    const values = Object.fromEntries(draft.offered?.fields ?? []);
    setTaken({ values, version: values["version"] ?? "", faults: [], refused: null });
    draft.dismiss(false);
  };
  return (
    <>
      {draft.offered && !returned && (
        <DraftBanner at={draft.offered.at} onTake={take} onDrop={() => draft.dismiss(true)} />
      )}
      <FormBody
        key={taken ? "draft" : "stored"}
        text={text}
        returned={returned ?? taken ?? undefined}
        onEdit={draft.keep}
      />
    </>
  );
}

interface FormBodyProps extends Pick<SiteTextFormProps, "text" | "returned"> {
  readonly onEdit: (form: HTMLFormElement) => void;
}

function FormBody({ text, returned, onEdit }: FormBodyProps) {
  const t = useT();
  const guard = useLeaveGuard(returned);
  const pressed = usePressed();
  const page = adminPath(`/admin/site-text/${text.key}`);
  const onInput = ({ currentTarget }: React.FormEvent<HTMLFormElement>) => {
    guard.onInput();
    onEdit(currentTarget);
  };
  const conflict = returned?.refused === "conflict";
  const faultTexts = (returned?.faults ?? []).map((fault) => ({
    field: fault.field,
    message: sentence(t, fault),
  }));
  const errors = new Map(faultTexts.map(({ field, message }) => [field, message]));
  const names = placeholdersIn(
    inputsOf("en", text.source.en)
      .map(([, text]) => text)
      .join(" "),
  );
  const column = (locale: Locale) => (
    <div className="stack-4">
      {inputsOf(locale, text.source[locale]).map(([path, original]) => {
        const current = new Map(inputsOf(locale, text[locale] ?? text.source[locale])).get(path) ?? "";
        return (
          <FormInput
            key={path}
            path={path}
            locale={locale}
            value={returned?.values[path] ?? current}
            original={original}
            error={errors.get(path)}
            theirs={conflict && returned.values[path] !== current ? current : undefined}
          />
        );
      })}
    </div>
  );
  return (
    <Form
      method="post"
      action={page}
      className="form admin-entry-fields"
      noValidate
      {...guard}
      onInput={onInput}
    >
      <ErrorSummary faults={faultTexts} />
      {conflict && (
        <FocusedBanner title={t(messages.conflict)} of={returned}>
          {t(messages.conflictText)}
        </FocusedBanner>
      )}
      <input type="hidden" name="version" value={returned && !conflict ? returned.version : text.version} />
      <p className="field-hint">
        {names.length > 0 &&
          `${t(messages.placeholders, { names: names.map((name) => `{${name}}`).join(" ") })} `}
        {t(messages.limit, { n: limitOf(text.source) })} {t(messages.irishHint)}
      </p>
      <div className="admin-pair site-text-inputs">
        {column("en")}
        {column("ga")}
      </div>
      <label className="check">
        <input type="checkbox" name="fits" />
        <span>{t(messages.fits)}</span>
        {text.stale && <span className="field-hint">{t(messages.staleHint)}</span>}
      </label>
      <div className="row">
        <SubmitButton busy={pressed({}, page)}>{t(messages.save)}</SubmitButton>
        {text.version !== "" && (
          <SubmitButton variant="outline" formAction={`${page}/reset`} busy={pressed({}, `${page}/reset`)}>
            {t(messages.reset)}
          </SubmitButton>
        )}
      </div>
    </Form>
  );
}

interface FormInputProps {
  readonly path: string;
  readonly locale: Locale;
  readonly value: string;
  readonly original: string;
  readonly error: string | undefined;
  readonly theirs: string | undefined;
}

function FormInput({ path, locale, value, original, error, theirs }: FormInputProps) {
  const t = useT();
  const described = [
    error && `${path}-error`,
    value !== original && `${path}-original`,
    theirs !== undefined && `${path}-theirs`,
  ].filter(Boolean);
  return (
    <div className="field">
      <label className="field-label" htmlFor={path}>
        {inputLabel(t, path)}
      </label>
      {error && (
        <p className="field-error" id={`${path}-error`}>
          {error}
        </p>
      )}
      <textarea
        id={path}
        name={path}
        lang={locale}
        rows={original.length > 120 ? 5 : 2}
        defaultValue={value}
        className="input"
        spellCheck
        {...(error && { "aria-invalid": true as const })}
        {...(described.length > 0 && { "aria-describedby": described.join(" ") })}
      />
      {value !== original && (
        <p className="field-hint" id={`${path}-original`} lang={locale}>
          {t(messages.original, { text: original })}
        </p>
      )}
      {theirs !== undefined && (
        <p className="field-hint admin-theirs" id={`${path}-theirs`} lang={locale}>
          {savedMeanwhile(t, theirs)}
        </p>
      )}
    </div>
  );
}

function sentence(t: Translate, { field, kind, about }: SiteTextFault): string {
  const label = inputLabel(t, field);
  switch (kind) {
    case "required":
      return t(messages.required, { label });
    case "too-long":
      return t(messages.tooLong, { label, max: about });
    case "placeholder-missing":
      return t(messages.placeholderMissing, { label, name: about });
    case "placeholder-unknown":
      return t(messages.placeholderUnknown, { label, name: about });
    case "markup":
      return t(messages.markup, { label });
  }
}
