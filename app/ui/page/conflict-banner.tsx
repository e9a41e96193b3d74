import { useEffect, useRef } from "react";
import { AlertBanner } from "./banner.tsx";

interface ConflictBannerProps {
  readonly title: React.ReactNode;
  readonly children: React.ReactNode;
  /** What the form came back with: each time it takes the focus once. */
  readonly of: unknown;
}

/**
 * Says above a form that somebody else has stored it meanwhile. It takes the focus and is scrolled into view, for the
 * button that was pressed is at the end of the form.
 */
export function ConflictBanner({ title, children, of }: ConflictBannerProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer takes the focus once.
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    // The header of the page covers what is at the very top.
    box.current?.scrollIntoView({ block: "center" });
  }, [of]);
  return (
    <div ref={box} tabIndex={-1}>
      <AlertBanner title={title}>{children}</AlertBanner>
    </div>
  );
}
