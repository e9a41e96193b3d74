import { openFirefox } from "./firefox.ts";
import { DESK } from "./journeys/desk.ts";
import { PAGES } from "./journeys/pages.ts";
import { SHOP } from "./journeys/shop.ts";
import { runJourneys } from "./suite.ts";

runJourneys("Firefox", { open: openFirefox, journeys: [...PAGES, ...SHOP, ...DESK], place: 0 });
