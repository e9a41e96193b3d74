/**
 * Says once that a person has the quote before them: at the first movement of a pointer, finger, wheel or key. Programs
 * that check the links of mails load the page, and some run its scripts, but they do none of these.
 */
import { whenParsed } from "#app/ui/session/when-parsed.ts";

const SIGNS = ["keydown", "pointerdown", "pointermove", "touchstart", "wheel"] as const;

function start(): void {
  const { quoteOpenings, quoteVersion } =
    document.querySelector<HTMLElement>("[data-quote-openings]")?.dataset ?? {};
  if (quoteOpenings === undefined || quoteVersion === undefined) return;
  const controller = new AbortController();
  const notify = ({ isTrusted }: Event) => {
    if (!isTrusted) return;
    controller.abort();
    const body = new URLSearchParams({ versionId: quoteVersion });
    // A hint for staff: without an answer the next look notes it.
    fetch(quoteOpenings, { method: "POST", body, keepalive: true }).catch(() => {});
  };
  for (const sign of SIGNS) addEventListener(sign, notify, { passive: true, signal: controller.signal });
}

whenParsed(start);
