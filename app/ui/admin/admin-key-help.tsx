import { useEffect, useState } from "react";
import type { Message } from "#app/i18n/message.ts";
import * as admin from "#app/i18n/messages/admin/admin.ts";
import * as adminHome from "#app/i18n/messages/admin/admin-home.ts";
import * as messages from "#app/i18n/messages/admin/help.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Link } from "#app/ui/link.tsx";
import { Dialog } from "../dialog.tsx";
import { Facts } from "../tables/table.tsx";
import { listenForPageKeys, listPageKeys, type PageKey } from "./admin-keys.ts";

/** Makes the letter keys of a page work, and shows on ? what they do. */
export function AdminKeyHelp({
  sections,
  help,
}: {
  /** The sections that "g" and a letter lead to. */
  sections: readonly { readonly letter?: string; readonly label: Message }[];
  /** The chapter of the manual that explains the page. */
  help: { readonly href: string; readonly title: string } | null;
}) {
  const t = useT();
  const [shown, setShown] = useState<readonly PageKey[] | null>(null);
  useEffect(() => listenForPageKeys(() => setShown(listPageKeys())), []);
  if (!shown) return null;
  const rows: readonly PageKey[] = [
    { key: "j", does: t(admin.keyNext) },
    { key: "k", does: t(admin.keyPrevious) },
    { key: "e", does: t(admin.keyOpen) },
    { key: "/", does: t(admin.keySearch) },
    ...shown,
    { key: "Ctrl K", does: t(adminHome.find) },
    { key: "?", does: t(admin.keyHelp) },
    ...sections.flatMap(({ letter, label }) => (letter ? { key: `g ${letter}`, does: t(label) } : [])),
  ];
  return (
    <Dialog title={t(admin.keys)} onClose={() => setShown(null)}>
      {help && (
        <p>
          <Link to={help.href} className="link" onClick={() => setShown(null)}>
            {t(messages.about, { chapter: help.title })}
          </Link>
        </p>
      )}
      <Facts rows={rows.map(({ key, does }) => [<kbd key={key}>{key}</kbd>, does])} />
    </Dialog>
  );
}
