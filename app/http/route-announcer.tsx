import { useEffect, useRef, useState } from "react";
import { useMatches } from "react-router";
import { focusHeading } from "#app/ui/page/focus-heading.ts";
import { markHydrated } from "#app/ui/session/alive.ts";

/**
 * Announces a change of page without a load: focus goes to the new page's heading, a live region says its title, and
 * the shell's script looks at the page again. A new query on the same page moves nothing.
 */
export function RouteAnnouncer() {
  // The address of an action that refused lies below its page, which stays.
  const pathname = useMatches().findLast((match) => match.handle)?.pathname;
  const shown = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(markHydrated, []);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusHeading();
    setTitle(document.title);
    window.dispatchEvent(new Event("shell:look"));
  }, [pathname]);
  return (
    <div className="hidden-visually" role="status" aria-live="polite">
      {title}
    </div>
  );
}
