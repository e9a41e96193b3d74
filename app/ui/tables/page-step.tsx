import { useLayoutEffect, useRef } from "react";
import { Link } from "#app/ui/link.tsx";
import { passFocusOn } from "#app/ui/page/focus-heading.ts";

interface StepLinkProps {
  readonly to: string;
  readonly rel?: "prev" | "next" | undefined;
  /** What the history keeps of the page that it leads to. */
  readonly state?: unknown;
  readonly children: React.ReactNode;
}

/** One step through the pages of a list. Without an address its words stay where they are, and lead nowhere. */
export function PageStep({ to, ...step }: Omit<StepLinkProps, "to"> & { readonly to: string | null }) {
  return to ? (
    <StepLink to={to} {...step} />
  ) : (
    <span className="page" aria-disabled="true">
      {step.children}
    </span>
  );
}

/** The heading takes the focus from a link that goes away at the end of the list. */
function StepLink(step: StepLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => passFocusOn(link.current), []);
  return <Link ref={link} {...step} />;
}
