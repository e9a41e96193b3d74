import type { Message } from "#app/i18n/message.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import type { TermsSection } from "../terms-sections.ts";
import { LegalContents } from "./legal-contents.tsx";

interface KeptTermsProps {
  readonly title: Message;
  /** What was made under them, and when. */
  readonly note: string;
  readonly sections: readonly TermsSection[];
  /** To what was made under them. */
  readonly back: { readonly label: Message; readonly href: string };
}

/** Terms as they were agreed to, whatever the legal page says now. */
export function KeptTerms({ title, note, sections, back }: KeptTermsProps) {
  const t = useT();
  const parts = sections.map(({ heading, texts }, index) => ({ id: `section-${index}`, heading, texts }));
  return (
    <article className="wrap legal">
      <header className="legal-head">
        <CompanionHeading level={1} of={title} />
        <p className="lede">{note}</p>
        <p>
          <ButtonLink variant="outline" small href={back.href}>
            {t(back.label)}
          </ButtonLink>
        </p>
      </header>
      <LegalContents
        sections={parts.flatMap(({ id, heading }) => (heading === null ? [] : { id, heading }))}
      />
      <div className="legal-text prose">
        {parts.map(({ id, heading, texts }) => (
          <section key={id} id={id}>
            {heading !== null && <h2>{heading}</h2>}
            {texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}
