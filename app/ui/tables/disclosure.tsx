import { useEffect, useRef } from "react";
import { classNames } from "../class-names.ts";
import "./disclosure.css";

interface DisclosureProps {
  readonly summary: React.ReactNode;
  readonly className: string;
  readonly children: React.ReactNode;
}

/** A button that opens a small panel over the page. With a script, Esc and a press beside it close the panel. */
export function Disclosure({ summary, className, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !details.current?.contains(target))
        details.current?.removeAttribute("open");
    };
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, []);
  const onKeyDown = ({ key }: React.KeyboardEvent<HTMLDetailsElement>) => {
    if (key !== "Escape" || !details.current?.open) return;
    details.current.open = false;
    details.current.querySelector("summary")?.focus();
  };
  return (
    <details ref={details} className={classNames("disclosure", className)} onKeyDown={onKeyDown}>
      <summary>{summary}</summary>
      <div className="disclosure-panel">{children}</div>
    </details>
  );
}
