import { useEffect, useRef } from "react";
import { AlertBanner } from "./banner.tsx";

interface FocusedBannerProps {
  readonly title?: React.ReactNode;
  readonly children: React.ReactNode;
  /** What the form came back with: each time it takes the focus once. */
  readonly of: unknown;
}

/**
 * Says above a form why nothing was done. It takes the focus and is scrolled into view, for the button that was pressed
 * is at the end of the form.
 */
export function FocusedBanner({ title, children, of }: FocusedBannerProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer takes the focus once.
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    // The header of the page covers what is at the very top.
    box.current?.scrollIntoView({ block: "center" });
  }, [of]);
  return (
    <div ref={box} tabIndex={-1} data-problem="">
      <AlertBanner title={title}>{children}</AlertBanner>
    </div>
  );
}
