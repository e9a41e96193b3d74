import { FocusedBanner } from "./focused-banner.tsx";

interface ConflictBannerProps {
  readonly title: React.ReactNode;
  readonly children: React.ReactNode;
  /** What the form came back with. */
  readonly of: unknown;
}

/** Says above a form that somebody else has stored it meanwhile. */
export function ConflictBanner(props: ConflictBannerProps) {
  return <FocusedBanner {...props} />;
}
