import { SHELL } from "./journeys/pages.ts";
import { runJourneys } from "./suite.ts";
import { openWebKit } from "./webkit.ts";

/** What Safari 16.4 lacks, the oldest that the build is made for. */
const LATER = [
  "PopoverAttribute",
  "ScrollDrivenAnimations",
  "ViewTransitions",
  "CrossDocumentViewTransitions",
];

runJourneys("WebKit as in Safari 16.4", {
  open: () => openWebKit({ without: LATER }),
  journeys: SHELL,
  place: 2,
});
