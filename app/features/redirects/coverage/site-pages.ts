/** Pages of this site by the names that other sites give to theirs, in addresses. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  "/": ["home", "index", "index.php", "index.html", "index.htm", "default.aspx", "welcome", "baile"],
  "/hire": [
    ..."hire rental rentals equipment-hire event-hire hire-equipment equipment-rental services".split(" "),
    ..."our-services lighting-hire sound-hire events what-we-do".split(" "),
  ],
  "/dry-hire": ["dry-hire", "self-drive-hire", "kit-hire"],
  "/studio5": ["studio", "studios", "studio-5", "tv-studio", "film-studio", "studio-hire"],
  "/projects": [
    ..."projects portfolio gallery our-work work case-studies clients productions past-events".split(" "),
  ],
  "/service-centre": ["service-centre", "service-center", "repairs", "repair", "service", "support"],
  "/equipment-servicing": ["equipment-servicing", "servicing", "maintenance", "pat-testing"],
  "/our-team": [
    "about",
    "about-us",
    "team",
    "our-team",
    "our-story",
    "who-we-are",
    "company",
    "staff",
    "meet-the-team",
  ],
  "/contact": [
    ..."contact contact-us get-in-touch enquiry enquiries quote request-a-quote get-a-quote".split(" "),
    ..."location locations find-us teagmhail".split(" "),
  ],
  "/shop": ["shop", "store", "online-shop", "webshop", "sales", "equipment-sales", "siopa"],
  "/shop/browse": [
    "products",
    "all-products",
    "catalogue",
    "catalog",
    "product",
    "product-category",
    "new-in",
  ],
  "/shop/cart": ["cart", "basket", "checkout", "bag", "shopping-cart", "order-received"],
  "/account": ["my-account", "account", "login", "log-in", "register", "customer-area", "lost-password"],
  "/account/orders": ["orders", "my-orders", "view-order", "order-tracking", "track-order"],
  "/privacy": ["privacy", "privacy-policy", "privacy-statement", "privacy-notice", "gdpr", "data-protection"],
  "/terms": [
    ..."terms terms-and-conditions terms-conditions terms-of-service terms-of-use t-cs conditions".split(" "),
    "conditions-of-sale",
  ],
  "/hire-terms": ["hire-terms", "hire-terms-and-conditions", "rental-terms", "hire-conditions"],
  "/returns": [
    ..."returns refund_returns refunds returns-policy refund-policy shipping delivery shipping-policy".split(
      " ",
    ),
    ..."delivery-returns shipping-returns delivery-information shipping-information warranty".split(" "),
  ],
  "/cookies": ["cookies", "cookie-policy", "cookie-policy-eu"],
  "/accessibility": ["accessibility", "accessibility-statement"],
};

const BY_NAME = new Map(Object.entries(NAMES).flatMap(([path, names]) => names.map((name) => [name, path])));

/** Addresses that a redirect may well lead to, for choosing from. */
export const SITE_PAGES: readonly string[] = Object.keys(NAMES);

/** The page that an old page most likely became, by the last part of its address. */
export function pageNamed(segments: readonly string[]): string | null {
  for (const segment of [...segments].reverse()) {
    const path = BY_NAME.get(segment) ?? BY_NAME.get(segment.replace(/\.(?:php|html?|aspx?)$/, ""));
    if (path !== undefined) return path;
  }
  return null;
}
