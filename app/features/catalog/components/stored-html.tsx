import { STORED_LANGUAGE } from "../catalog.ts";

/** HTML that the allow-list cleaned when it was stored. */
export function StoredHtml({ html, className }: { html: string; className: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was written.
    <div className={className} lang={STORED_LANGUAGE} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
