import { useSearchParams } from "react-router";
import type { Locale } from "#app/i18n/locale.ts";
import * as enquiryAdmin from "#app/i18n/messages/admin/enquiry-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Link } from "#app/ui/link.tsx";
import type { EnquiryView } from "../../admin/enquiry-admin.ts";
import {
  letterIn,
  REPLY_TEMPLATES,
  TEMPLATE_NAMES,
  type TemplateName,
  templateIn,
} from "../../admin/reply-templates.ts";

export interface Draft {
  readonly template: TemplateName | null;
  readonly locale: Locale;
}

function withDraft(params: URLSearchParams, template: TemplateName | null, locale: Locale): string {
  const next = new URLSearchParams(params);
  if (template) next.set("template", template);
  next.set("in", locale);
  return next.toString();
}

/** The field of the answer; null for a press that opens the link elsewhere. */
function fieldFor({ ctrlKey, metaKey, shiftKey }: React.MouseEvent): HTMLTextAreaElement | null {
  const field = document.getElementById("reply-text");
  return field instanceof HTMLTextAreaElement && !ctrlKey && !metaKey && !shiftKey ? field : null;
}

/** Puts a text in as if it were typed, so that Ctrl Z takes it out again and the draft is kept. */
function type(field: HTMLTextAreaElement, { from, to, text }: ReturnType<typeof templateIn>): void {
  field.focus();
  field.setSelectionRange(from, to);
  document.execCommand("insertText", false, text);
}

/**
 * The templates in the language of the reply, and the way to the other language. A template goes into the field where
 * the caret is; without a script its link opens the page with it.
 */
export function TemplateLinks({
  enquiry,
  draft,
}: {
  readonly enquiry: Pick<EnquiryView, "name" | "reference">;
  readonly draft: Draft;
}) {
  const t = useT();
  const [params] = useSearchParams();
  const other = draft.locale === "en" ? "ga" : "en";
  const insert = (name: TemplateName) => (event: React.MouseEvent) => {
    const field = fieldFor(event);
    if (!field) return;
    event.preventDefault();
    const { value, selectionStart: from, selectionEnd: to } = field;
    type(field, templateIn(value, { from, to }, { name, locale: draft.locale, enquiry }));
  };
  // A letter that is as it came goes with the language of the reply.
  const follow = (event: React.MouseEvent) => {
    const field = fieldFor(event);
    const letter = field && letterIn(field.value, { from: draft.locale, to: other, enquiry });
    if (field && letter !== null) type(field, { from: 0, to: field.value.length, text: letter });
  };
  return (
    <nav className="chips" aria-labelledby="reply-texts">
      <span id="reply-texts" className="muted">
        {t(enquiryAdmin.insertText)}
      </span>
      {TEMPLATE_NAMES.map((name) => (
        <Link
          key={name}
          className="chip"
          to={{ search: withDraft(params, name, draft.locale), hash: "#reply" }}
          preventScrollReset
          onClick={insert(name)}
          {...(draft.template === name && { "aria-current": "true" as const })}
        >
          {t(REPLY_TEMPLATES[name].title)}
        </Link>
      ))}
      <Link
        className="link link-block"
        to={{ search: withDraft(params, draft.template, other), hash: "#reply" }}
        preventScrollReset
        onClick={follow}
      >
        {t(other === "en" ? enquiryAdmin.inEnglish : enquiryAdmin.inIrish)}
      </Link>
    </nav>
  );
}
