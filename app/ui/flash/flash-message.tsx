import { useEffect } from "react";
import type { Message } from "#app/i18n/message.ts";
import { type Translate, useT } from "#app/i18n/use-t.tsx";
import { Banner, type BannerKind } from "#app/ui/page/banner.tsx";
import { toast } from "#app/ui/toasts/toast-store.ts";
import type { Flash, FlashName } from "./flash.ts";
import { useFlash } from "./flash-provider.tsx";

/** A result in other form than a plain sentence: of a success, announced as a status, unless it says otherwise. */
export interface FlashResult {
  readonly kind?: BannerKind;
  readonly role?: "status" | "alert";
  readonly title?: React.ReactNode;
  readonly text: React.ReactNode;
  readonly action?: React.ReactNode;
}

/** A refusal in a plain sentence, announced as an alert. */
interface FlashFault {
  readonly fault: Message;
}

export type FlashResults = Readonly<Partial<Record<FlashName, Message | FlashFault | FlashResult>>>;

interface FlashMessageProps {
  /** The results that are shown here; others are not. */
  readonly results: FlashResults;
  /** Instead of the flash of the page, where a component is rendered without its provider. */
  readonly flash?: Flash | null;
  /** Across the whole page. */
  readonly wide?: boolean;
}

/** The result that a redirect brought to this page: announced as a status, unless its page says otherwise. */
export function FlashMessage({ results, flash, wide = false }: FlashMessageProps) {
  const t = useT();
  const cookieFlash = useFlash();
  const shown = flash === undefined ? cookieFlash : flash;
  const result = shown && results[shown.name];
  if (!result) return null;
  const { text, ...form } = formOf(t, result);
  return (
    <Banner wide={wide} kind="ok" role="status" {...form}>
      {text}
    </Banner>
  );
}

function formOf(t: Translate, result: Message | FlashFault | FlashResult): FlashResult {
  if ("text" in result) return result;
  return "fault" in result ? { kind: "fault", role: "alert", text: t(result.fault) } : { text: t(result) };
}

interface FlashToastProps {
  readonly results: Readonly<Partial<Record<FlashName, Message>>>;
  /** Whether the page is hydrated, so that a toast can appear. */
  readonly hydrated: boolean;
}

/** The flash as a toast, or as a message on the page where scripts or React are not at work. */
export function FlashToast({ results, hydrated }: FlashToastProps) {
  const t = useT();
  const flash = useFlash();
  const result = flash && results[flash.name];
  // biome-ignore lint/correctness/useExhaustiveDependencies: each flash is shown once.
  useEffect(() => {
    if (result) toast({ title: t(result) });
  }, [flash]);
  if (!result) return null;
  // Pages slide their first picture up behind the header; the message stays before it.
  const message = <FlashMessage wide results={results} />;
  if (hydrated) return <noscript>{message}</noscript>;
  // A page that was reached by a client navigation has the toast.
  return import.meta.env.SSR ? message : null;
}
