import { useEffect } from "react";
import * as errors from "#app/i18n/messages/ui/errors.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { GhostLight } from "./ghost-light.tsx";

const ASK_EVERY_MS = 2000;

/** True for what browsers throw when a request gets no answer at all: each says it in words of its own. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}

/** Takes the place of a page whose server stopped answering, and brings the page back as soon as it does. */
export function Unreachable() {
  const t = useT();
  useEffect(() => {
    const timer = setInterval(() => {
      fetch("/readyz", { cache: "no-store" }).then(
        ({ ok }) => {
          if (ok) location.reload();
        },
        () => {},
      );
    }, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <GhostLight>
      <CompanionHeading level={1} of={errors.away} className="step-4" />
      <p role="status">{t(errors.unreachable)}</p>
    </GhostLight>
  );
}
