import type { Theme } from "#app/ui/shell/theme.ts";

/** What a route tells the root layout about its page. */
export interface PageHandle {
  readonly theme: Theme;
  /** False leaves React out of the page altogether; links and forms still work. */
  readonly hydrate: boolean;
  /** False leaves the footer out. */
  readonly footer?: boolean;
}

/** The handle of nearly every page of the back office. */
export const ADMIN_PAGE = { theme: "light", hydrate: true, footer: false } satisfies PageHandle;
