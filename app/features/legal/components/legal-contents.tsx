import * as legal from "#app/i18n/messages/site/legal.ts";
import { useT } from "#app/i18n/use-t.tsx";

/** Links to the sections of a legal text, beside it on wide screens. */
export function LegalContents({
  sections,
}: {
  readonly sections: readonly { readonly id: string; readonly heading: string }[];
}) {
  const t = useT();
  return (
    <nav className="legal-contents" aria-labelledby="contents">
      <h2 id="contents">{t(legal.contents)}</h2>
      <ol>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
