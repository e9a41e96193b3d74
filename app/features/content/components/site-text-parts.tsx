import { isSameInBoth, type Message } from "#app/i18n/message.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";

/** A text in the page's language with its companion; names that are the same in both are shown once. */
export function Words({ of }: { of: Message }) {
  const t = useT();
  return (
    <>
      {t(of)}
      {!isSameInBoth(of) && (
        <>
          {" "}
          <Companion of={of} />
        </>
      )}
    </>
  );
}

interface SectionHeadProps {
  readonly title: Message;
  readonly text?: Message;
}

/** The heading of a section in both voices, with one sentence beside it where there is room. */
export function SectionHead({ title, text }: SectionHeadProps) {
  const t = useT();
  return (
    <div className={text ? "section-head has-side" : "section-head"}>
      <h2>
        <Words of={title} />
      </h2>
      {text && <p>{t(text)}</p>}
    </div>
  );
}
