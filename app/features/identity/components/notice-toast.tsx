import { useEffect } from "react";
import { useLocation } from "react-router";
import { useT } from "#app/i18n/use-t.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { DESK_CLOSED, NOTICES, noNotice, noticeIn } from "../notice-cookie.ts";
import { SessionWatch } from "./session-watch.tsx";

/**
 * Shows, as a toast, what the redirect to this page wanted to say, and watches the session from then on. Stands
 * once, beside the Toaster.
 */
export function NoticeToast() {
  const t = useT();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival at a page is looked at once.
  useEffect(() => {
    const notice = noticeIn(document.cookie, location.origin);
    if (!notice || notice === DESK_CLOSED) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
    document.cookie = noNotice(location.origin);
    toast({ title: t(NOTICES[notice]) });
  }, [key]);
  return <SessionWatch />;
}
