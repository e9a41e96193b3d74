import * as errors from "#app/i18n/messages/ui/errors.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";
import { GhostLight } from "./ghost-light.tsx";

/** What is shown when somebody sent more than the page takes: mostly files. */
export function TooLarge() {
  const t = useT();
  return (
    <GhostLight>
      <h1 className="step-4">
        {t(errors.tooLarge)} <Companion of={errors.tooLarge} />
      </h1>
      <p className="measure">{t(errors.tooLargeText)}</p>
    </GhostLight>
  );
}
