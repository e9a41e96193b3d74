/** dark: the marketing pages. light: shop, account, forms and back office, dark too where the visitor's system is. */
export type Theme = "dark" | "light";

/** The key of the visitor's choice of theme: "dark" or "light". Without one the page's own theme applies. */
export const THEME_KEY = "theme";

/**
 * Runs before the first paint, inline or as a file, so that the page never appears in the other theme first:
 * `<InlineScript code={THEME_SCRIPT} />` in the head, and `suppressHydrationWarning` on html.
 */
export const THEME_SCRIPT = `try{var t=localStorage.getItem("${THEME_KEY}");if(t==="dark"||t==="light")document.documentElement.dataset.theme=t}catch{}`;
