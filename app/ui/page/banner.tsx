import { classNames } from "#app/ui/class-names.ts";
import { CheckIcon, FaultIcon, InfoIcon } from "#app/ui/icons.tsx";

export type BannerKind = "info" | "ok" | "fault" | "sample";

interface BannerProps {
  readonly kind?: BannerKind;
  readonly title?: React.ReactNode;
  readonly children?: React.ReactNode;
  /** A button on the right, such as one that closes it. */
  readonly action?: React.ReactNode;
  /** Across the whole page. */
  readonly wide?: boolean;
  /** Announced when it appears: "status" waits for a pause, "alert" does not. */
  readonly role?: "status" | "alert";
  readonly className?: string;
}

const ICONS = { info: InfoIcon, ok: CheckIcon, fault: FaultIcon, sample: InfoIcon };

type FixedBanner = Pick<BannerProps, "title" | "children" | "action">;

/** What was refused, or what went wrong; announced at once. */
export function AlertBanner(props: FixedBanner) {
  return <Banner {...props} kind="fault" role="alert" />;
}

/** What was done; announced at the next pause. */
export function DoneBanner(props: FixedBanner) {
  return <Banner {...props} kind="ok" role="status" />;
}

/** A sentence about the page or what was just done, with an icon and words. */
export function Banner({ kind = "info", title, children, action, wide, role, className }: BannerProps) {
  const Mark = ICONS[kind];
  return (
    <div className={classNames("banner", `banner-${kind}`, wide && "banner-wide", className)} role={role}>
      <Mark />
      <div>
        {title && <p className="banner-title">{title}</p>}
        {children && <div className="banner-text">{children}</div>}
      </div>
      {action}
    </div>
  );
}
