import { STORED_LANGUAGE } from "#app/i18n/named.ts";
import { useLocale } from "#app/i18n/use-t.tsx";

interface StoredHtmlProps {
  readonly html: string;
  /** The Irish HTML; "" where there is none. */
  readonly irish: string;
  readonly className: string;
}

/** HTML that the allow-list cleaned when it was stored; on Irish pages the Irish one where there is one. */
export function StoredHtml({ html, irish, className }: StoredHtmlProps) {
  const inIrish = useLocale() === "ga" && irish !== "";
  return (
    <div
      className={className}
      lang={inIrish ? "ga" : STORED_LANGUAGE}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was written.
      dangerouslySetInnerHTML={{ __html: inIrish ? irish : html }}
    />
  );
}
