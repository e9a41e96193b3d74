/** HTML that the allow-list cleaned when it was stored. */
export function StoredHtml({ html, className }: { html: string; className: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was written.
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
