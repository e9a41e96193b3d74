import { ADMIN_JOURNEYS } from "./journeys/admin.ts";
import { PAGES } from "./journeys/pages.ts";
import { SHOP } from "./journeys/shop.ts";
import { runJourneys } from "./suite.ts";
import { openWebKit } from "./webkit.ts";

runJourneys("WebKit", { open: openWebKit, journeys: [...PAGES, ...SHOP, ...ADMIN_JOURNEYS], place: 1 });
