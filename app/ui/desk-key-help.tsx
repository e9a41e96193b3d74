import { useEffect, useState } from "react";
import * as admin from "#app/i18n/messages/admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { listenForPageKeys, listPageKeys, type PageKey } from "./desk-keys.ts";
import { Dialog } from "./dialog.tsx";
import { Facts } from "./table.tsx";

/** Makes the letter keys of a page work, and shows on ? what they do. */
export function DeskKeyHelp() {
  const t = useT();
  const [shown, setShown] = useState<readonly PageKey[] | null>(null);
  useEffect(() => listenForPageKeys(() => setShown(listPageKeys())), []);
  const rows: readonly PageKey[] = [
    { key: "j", does: t(admin.keyNext) },
    { key: "k", does: t(admin.keyPrevious) },
    { key: "Enter", does: t(admin.keyOpen) },
    { key: "/", does: t(admin.keySearch) },
    ...(shown ?? []),
    { key: "g", does: t(admin.keysHint) },
    { key: "?", does: t(admin.keyHelp) },
  ];
  return (
    <Dialog title={t(admin.keys)} open={shown !== null} onOpenChange={(open) => !open && setShown(null)}>
      <Facts rows={rows.map(({ key, does }) => [<kbd key={key}>{key}</kbd>, does])} />
    </Dialog>
  );
}
