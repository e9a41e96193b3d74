import { useLocation } from "react-router";
import * as messages from "#app/i18n/messages/admin/help.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Link } from "#app/ui/link.tsx";
import { chapterFor, helpHref } from "../contents.ts";

/** At the head of every page of the back office: the way to the chapter that explains it. */
export function HelpLink() {
  const t = useT();
  const { pathname } = useLocation();
  if (pathname.startsWith("/admin/help")) return null;
  const chapter = chapterFor(pathname);
  return (
    <p className="admin-help">
      <Link
        to={helpHref(chapter)}
        aria-label={chapter ? t(messages.about, { chapter: chapter.title }) : t(messages.title)}
      >
        {t(messages.title)}
      </Link>
    </p>
  );
}
