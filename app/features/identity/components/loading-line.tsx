import { useNavigation } from "react-router";
import * as ui from "#app/i18n/messages/ui.ts";
import { useT } from "#app/i18n/use-t.tsx";

/** *Loading*, while the server checks whether the next page below `under` may be seen. */
export function LoadingLine({ under }: { under: string }) {
  const t = useT();
  const { state, location } = useNavigation();
  const checking = state === "loading" && location.pathname.includes(under);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-[4.5rem] z-40 grid justify-items-center"
    >
      {checking && (
        <span className="rounded-b-lg bg-solid px-4 py-1.5 text-[0.95rem] font-semibold text-on-solid">
          {t(ui.loading)}
        </span>
      )}
    </div>
  );
}
