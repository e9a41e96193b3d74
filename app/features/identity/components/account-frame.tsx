import type { Message } from "#app/i18n/message.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { ThemeIcon } from "#app/ui/icons.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";

interface AccountFrameProps {
  readonly title: Message;
  readonly lede?: Message | undefined;
  /** Short sentences beside the form on wide screens. */
  readonly aside?: readonly Message[];
  readonly children: React.ReactNode;
}

/** The page of one account form: a dark wing with the title on the left, the form in the light beside it. */
export function AccountFrame({ title, lede, aside = [], children }: AccountFrameProps) {
  const t = useT();
  return (
    <div className="account-frame">
      <div className="always-dark account-wing">
        <div className="stack-4">
          <CompanionHeading level={1} of={title} className="step-3" />
          {lede && <p className="lede muted">{t(lede)}</p>}
        </div>
        {aside.length > 0 && (
          <ul className="account-points">
            {aside.map((line) => (
              <li key={String(line.en)}>
                <ThemeIcon aria-hidden="true" />
                <span>{t(line)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="account-form">{children}</div>
    </div>
  );
}
