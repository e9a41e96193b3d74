import { createContext, useContext } from "react";

/** Marks the inline scripts of one rendering as ours. Only the server provides it, and removes it from what it sends. */
export const ScriptMarkContext = createContext<string | undefined>(undefined);

interface InlineScriptProps {
  /** A constant of ours, never text that a visitor or a member of staff wrote. */
  readonly code: string;
}

/** The only way to put an inline script into a page: the page's policy allows marked scripts and no others. */
export function InlineScript({ code }: InlineScriptProps) {
  return (
    <script
      nonce={useContext(ScriptMarkContext)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}
