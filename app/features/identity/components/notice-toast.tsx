import { useEffect } from "react";
import { useLocation, useRouteLoaderData } from "react-router";
import { useT } from "#app/i18n/use-t.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { DESK_CLOSED, NOTICES, type NoticeName, noNotice, noticeIn } from "../notice-cookie.ts";
import { SessionWatch } from "./session-watch.tsx";

/**
 * Shows, as a toast, what the redirect to this page wanted to say, and watches the session from then on. Stands
 * once, beside the Toaster. Kept pages know nothing of it: there the cookie is read here.
 */
export function NoticeToast() {
  const t = useT();
  const { key } = useLocation();
  const root = useRouteLoaderData<{ readonly said: NoticeName | null }>("root");
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer of the server is looked at once.
  useEffect(() => {
    if (root?.said && root.said !== DESK_CLOSED) toast({ title: t(NOTICES[root.said]) });
  }, [root]);
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

/** The same on the page itself where no toast is: without JavaScript, and on pages that React leaves alone. */
export function SaidNotice({ said, toasts }: { said: NoticeName; toasts: boolean }) {
  const t = useT();
  const closed = said === DESK_CLOSED;
  const notice = (
    // Pages slide their first picture up behind the header; the notice stays before it.
    <Notice wide kind={closed ? "fault" : "ok"} role="status">
      {t(NOTICES[said])}
    </Notice>
  );
  if (closed) return notice;
  if (toasts) return <noscript>{notice}</noscript>;
  // A page that was reached without a load has the toast.
  return import.meta.env.SSR ? notice : null;
}
