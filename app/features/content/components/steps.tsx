import type { Message } from "#app/i18n/message.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Words } from "./site-text-parts.tsx";

interface Step {
  readonly title: Message;
  readonly text: Message;
}

/** What happens in which order; the numbers come from the style. */
export function Steps({ of }: { readonly of: readonly Step[] }) {
  const t = useT();
  return (
    <ol className="steps">
      {of.map(({ title, text }) => (
        <li key={String(title.en)}>
          <h3>
            <Words of={title} />
          </h3>
          <p>{t(text)}</p>
        </li>
      ))}
    </ol>
  );
}
