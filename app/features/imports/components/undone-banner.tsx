import { useEffect, useRef } from "react";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as importAdmin from "#app/i18n/messages/catalog-admin/import-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Link } from "#app/ui/link.tsx";
import { DoneBanner } from "#app/ui/page/banner.tsx";
import { OUTCOME_ID } from "../run/import-step.ts";

interface UndoneBannerProps {
  /** Products that the undo left as they are. */
  readonly kept: number;
  /** Pictures that came with the import and stay in the library. */
  readonly picturesLeft: number;
}

/** Says what an undo did. It takes the focus of the person who pressed the button, whose page shows it later. */
export function UndoneBanner({ kept, picturesLeft }: UndoneBannerProps) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (location.hash !== `#${OUTCOME_ID}`) return;
    if (activeElement !== document.body && activeElement?.id !== OUTCOME_ID) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <div ref={box} tabIndex={-1}>
      <DoneBanner title={t(importAdmin.undoneTitle)}>
        {kept > 0 ? t(importAdmin.keptText, { n: kept }) : t(importAdmin.undoneText)}
        {picturesLeft > 0 && (
          <>
            {" "}
            {t(importAdmin.picturesLeft, { n: picturesLeft })}{" "}
            <Link to={adminPath("/admin/media?show=uploads")} className="link-plain">
              {t(importAdmin.seeMedia)}
            </Link>
          </>
        )}
      </DoneBanner>
    </div>
  );
}
