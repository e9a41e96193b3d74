import * as errors from "#app/i18n/messages/ui/errors.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { GhostLight } from "./ghost-light.tsx";

/** What is shown when somebody sent more than the page takes: mostly files. */
export function TooLarge() {
  const t = useT();
  return (
    <GhostLight>
      <CompanionHeading level={1} of={errors.tooLarge} className="step-4" />
      <p className="measure">{t(errors.tooLargeText)}</p>
    </GhostLight>
  );
}
