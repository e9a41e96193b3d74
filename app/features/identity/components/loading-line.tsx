import { useNavigation } from "react-router";
import * as ui from "#app/i18n/messages/ui/ui.ts";
import { useT } from "#app/i18n/use-t.tsx";

/** *Loading*, while the server checks whether the next page below `under` may be seen. */
export function LoadingLine({ under }: { under: string }) {
  const t = useT();
  const { state, location } = useNavigation();
  const checking = state === "loading" && location.pathname.includes(under);
  return (
    <div role="status" className="loading-line">
      {checking && <span>{t(ui.loading)}</span>}
    </div>
  );
}
