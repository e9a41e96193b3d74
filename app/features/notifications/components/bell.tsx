import { useEffect, useState } from "react";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/ui/notifications.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Link } from "#app/ui/link.tsx";
import { BellIcon } from "#app/ui/rare-icons.tsx";
import { ask } from "#app/ui/session/ask.ts";
import "./notifications.css";

/** How often a page that is looked at asks for the count. */
const ASK_EVERY_MS = 60_000;

/** The way to the notifications, with how many are unread: read with every page, and once a minute while it is open. */
export function Bell({ unread }: { unread: number }) {
  const t = useT();
  const n = useUnread(unread);
  return (
    <Link
      to={adminPath("/admin/notifications")}
      className="tool bell"
      aria-label={n > 0 ? t(messages.unread, { n }) : t(messages.title)}
    >
      <BellIcon />
      {n > 0 && (
        <span className="bell-count" aria-hidden="true">
          {n > 99 ? "99+" : n}
        </span>
      )}
    </Link>
  );
}

function useUnread(read: number): number {
  const [counted, setCounted] = useState<{ readonly since: number; readonly n: number } | null>(null);
  useEffect(() => {
    const count = async () => {
      if (document.visibilityState !== "visible") return;
      const answer = await ask<number>(adminPath("/admin/notifications/count"));
      if (answer.kind === "answered") setCounted({ since: read, n: answer.value });
    };
    const timer = setInterval(() => void count(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [read]);
  // What a page was read with later counts more than what was asked for before.
  return counted?.since === read ? counted.n : read;
}
