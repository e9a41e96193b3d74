import { useSearchParams } from "react-router";
import type { Locale } from "#app/i18n/locale.ts";
import * as enquiryAdmin from "#app/i18n/messages/admin/enquiry-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Link } from "#app/ui/link.tsx";
import type { EnquiryView } from "../../admin/enquiry-admin.ts";
import {
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
    const field = document.getElementById("reply-text");
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!(field instanceof HTMLTextAreaElement) || !isPlain) return;
    event.preventDefault();
    const { value, selectionStart: from, selectionEnd: to } = field;
    const put = templateIn(value, { from, to }, { name, locale: draft.locale, enquiry });
    field.focus();
    field.setSelectionRange(put.from, put.to);
    // As if it were typed, so that Ctrl Z takes it out again and the draft is kept.
    document.execCommand("insertText", false, put.text);
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
      >
        {t(other === "en" ? enquiryAdmin.inEnglish : enquiryAdmin.inIrish)}
      </Link>
    </nav>
  );
}
