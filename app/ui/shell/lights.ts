/** Where the visitor's choice of light is kept: "up" or "down". Nothing kept: the page's own state decides. */
export const LIGHTS_KEY = "lights";

/**
 * Runs before the first paint, inline or as a file, so that the page never flashes in the wrong light:
 * `<InlineScript code={LIGHTS_SCRIPT} />` in the head, and `suppressHydrationWarning` on html.
 */
export const LIGHTS_SCRIPT = `try{var l=localStorage.getItem("${LIGHTS_KEY}");if(l==="up"||l==="down")document.documentElement.dataset.lights=l}catch{}`;
