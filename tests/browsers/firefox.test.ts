import { openFirefox } from "./firefox.ts";
import { ADMIN_JOURNEYS } from "./journeys/admin.ts";
import { PAGES } from "./journeys/pages.ts";
import { SHOP } from "./journeys/shop.ts";
import { runJourneys } from "./suite.ts";

runJourneys("Firefox", { open: openFirefox, journeys: [...PAGES, ...SHOP, ...ADMIN_JOURNEYS], place: 0 });
