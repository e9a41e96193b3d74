import type { Message } from "#app/i18n/message.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";
import { classNames } from "../class-names.ts";
import { CueTag } from "../cue-tag.tsx";

interface SectionProps {
  /** The anchor of the section. */
  readonly id?: string;
  /** The cue it opens with, counted from 1, and the cue's name. */
  readonly cue?: { readonly number: number; readonly label: Message };
  readonly heading?: React.ReactNode;
  readonly companion?: React.ReactNode;
  /** A sentence to the right of the heading. */
  readonly aside?: React.ReactNode;
  readonly className?: string;
  readonly children: React.ReactNode;
}

/** A part of a page: cue tag, heading with its second voice, content. The heading names the section. */
export function Section({ id, cue, heading, companion, aside, className, children }: SectionProps) {
  const headingId = id && `${id}-heading`;
  return (
    <section
      className={classNames("section", className)}
      {...(id && { id })}
      {...(heading && headingId && { "aria-labelledby": headingId })}
    >
      <div className="wrap">
        {cue && <CueTag number={cue.number} label={cue.label} />}
        {heading && (
          <div className={classNames("section-head", aside != null && "has-side")}>
            <h2 className="section-title" {...(headingId && { id: headingId })}>
              {heading}
              {companion}
            </h2>
            {aside && <p>{aside}</p>}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}

/** A heading and its second voice from one message. */
export function Bilingual({ of }: { of: Message }) {
  const t = useT();
  return (
    <>
      {t(of)} <Companion of={of} />
    </>
  );
}
