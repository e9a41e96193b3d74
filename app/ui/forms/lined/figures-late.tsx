import { failures, figuresLate, tryAgain } from "#app/i18n/messages/ui/answers.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { AlertBanner } from "#app/ui/page/banner.tsx";
import type { Failure } from "#app/ui/session/ask.ts";

/** Says that the figures of an editor are not those of what is typed. */
export function FiguresLate({ late, refresh }: { late: Failure | null; refresh: () => void }) {
  const t = useT();
  if (late === null) return null;
  const action = (
    <Button type="button" variant="outline" small onClick={refresh}>
      {t(tryAgain)}
    </Button>
  );
  return <AlertBanner action={action}>{t(figuresLate, { reason: t(failures[late]) })}</AlertBanner>;
}
