import type { Message } from "#app/i18n/message.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Link } from "#app/ui/link.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";

/** The frame of every page of the back office: its heading in both languages, and room that reads well. */
export function AdminPage({
  back,
  title,
  lead,
  actions,
  children,
}: {
  /** The list that the page belongs to, where it is no list of the menu. */
  back?: WayBack;
  title: Message;
  lead?: Message;
  /** Beside the heading: what is done from this page most, the likeliest last. */
  actions?: React.ReactNode;
  children: React.ReactNode;
}) {
  const t = useT();
  return (
    <Frame
      head={
        <>
          {back && <BackLink {...back} />}
          <div className="page-head">
            <CompanionHeading level={1} of={title} className="step-3" />
            {actions && <div className="page-actions">{actions}</div>}
          </div>
          {lead && <p className="intro">{t(lead)}</p>}
        </>
      }
    >
      {children}
    </Frame>
  );
}

/** A list, and its name. */
interface WayBack {
  readonly to: string;
  readonly label: Message;
}

interface AdminDetailProps {
  /** The list that the thing is in. */
  readonly back: WayBack;
  /** What it is called, in whatever language that is. */
  readonly heading: React.ReactNode;
  readonly lang?: string;
  /** The state of what the page shows, beside its name. */
  readonly marks?: React.ReactNode;
  /** What is done with it most. With them the head stays in view on wide screens. */
  readonly actions?: React.ReactNode;
  readonly children: React.ReactNode;
}

/** The frame of a page about one thing: the way back to its list, its name and state, and its likeliest actions. */
export function AdminDetail({ back, heading, lang, marks, actions, children }: AdminDetailProps) {
  const link = <BackLink {...back} />;
  const name = (
    <h1 className="step-3" {...(lang && { dir: "auto", lang })}>
      {heading}
    </h1>
  );
  if (!marks && !actions)
    return (
      <Frame
        head={
          <>
            {link}
            {name}
          </>
        }
      >
        {children}
      </Frame>
    );
  return (
    <div className="sheet">
      <header className="detail-head">
        {link}
        <div className="detail-name">
          {name}
          {marks}
        </div>
        {actions && <div className="page-actions">{actions}</div>}
      </header>
      {children}
    </div>
  );
}

function BackLink({ to, label }: WayBack) {
  const t = useT();
  return (
    <p>
      <Link className="link link-block" to={to}>
        {t(label)}
      </Link>
    </p>
  );
}

function Frame({ head, children }: { head: React.ReactNode; children: React.ReactNode }) {
  return (
    <div className="sheet">
      <div className="stack-1">{head}</div>
      {children}
    </div>
  );
}
