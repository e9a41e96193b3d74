import { useEffect, useRef } from "react";
import * as messages from "#app/i18n/messages/catalog-admin/import.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { toast } from "#app/ui/toasts/toast-store.ts";

/** The result of an import, as a toast, once per outcome. */
export function useOutcomeToast(failure: string | undefined, summary: string | null) {
  const t = useT();
  const result = useRef<string | null>(null);
  useEffect(() => {
    const news = failure ?? summary;
    if (!news || result.current === news) return;
    result.current = news;
    if (failure) toast({ title: t(messages.failed), description: failure, destructive: true });
    else toast({ title: t(messages.complete), description: news });
  });
}
