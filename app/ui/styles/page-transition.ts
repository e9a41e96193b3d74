/**
 * The styles that let one page fade into the next. They are in the page itself: Chromium gives a transition up, with an
 * uncaught error, when a script asks for a layout before the style sheets have come with a page's consent to it.
 */
export const PAGE_TRANSITION = "@view-transition{navigation:auto}";
