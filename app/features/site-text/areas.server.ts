import { accessibility } from "#app/features/legal/accessibility.ts";
import { cookies } from "#app/features/legal/cookies.ts";
import { hireTerms } from "#app/features/legal/hire-terms.ts";
import { privacy } from "#app/features/legal/privacy.ts";
import { returns } from "#app/features/legal/returns.ts";
import { terms } from "#app/features/legal/terms.ts";
import { type Message, msg, siteTextKey } from "#app/i18n/message.ts";
import * as account from "#app/i18n/messages/account/account.ts";
import * as auth from "#app/i18n/messages/account/auth.ts";
import * as authMails from "#app/i18n/messages/account/auth-mails.ts";
import * as hireCatalogue from "#app/i18n/messages/hire/hire-catalogue.ts";
import * as hireItem from "#app/i18n/messages/hire/hire-item.ts";
import * as cart from "#app/i18n/messages/shop/cart.ts";
import * as cartOffer from "#app/i18n/messages/shop/cart-offer.ts";
import * as catalog from "#app/i18n/messages/shop/catalog.ts";
import * as checkout from "#app/i18n/messages/shop/checkout.ts";
import * as orders from "#app/i18n/messages/shop/orders.ts";
import * as quantityField from "#app/i18n/messages/shop/quantity-field.ts";
import * as refunds from "#app/i18n/messages/shop/refunds.ts";
import * as shop from "#app/i18n/messages/shop/shop.ts";
import * as content from "#app/i18n/messages/site/content.ts";
import * as dryHire from "#app/i18n/messages/site/dry-hire.ts";
import * as enquiries from "#app/i18n/messages/site/enquiries.ts";
import * as enquiryDetails from "#app/i18n/messages/site/enquiry-details.ts";
import * as hire from "#app/i18n/messages/site/hire.ts";
import * as home from "#app/i18n/messages/site/home.ts";
import * as languageHint from "#app/i18n/messages/site/language-hint.ts";
import * as legal from "#app/i18n/messages/site/legal.ts";
import * as offline from "#app/i18n/messages/site/offline.ts";
import * as offlineBar from "#app/i18n/messages/site/offline-bar.ts";
import * as projects from "#app/i18n/messages/site/projects.ts";
import * as service from "#app/i18n/messages/site/service.ts";
import * as shell from "#app/i18n/messages/site/shell.ts";
import * as studio from "#app/i18n/messages/site/studio.ts";
import * as team from "#app/i18n/messages/site/team.ts";
import * as errors from "#app/i18n/messages/ui/errors.ts";
import * as players from "#app/i18n/messages/ui/players.ts";
import * as ui from "#app/i18n/messages/ui/ui.ts";
import { messagesIn } from "./messages-in.ts";
import type { BothForms, LockReason, SiteTextArea } from "./site-text.ts";

interface Area extends SiteTextArea {
  /** Messages, alone or in lists and records. */
  readonly holds: object;
}

const area = (name: string, title: Message, path: string | null, holds: object): Area => ({
  name,
  title,
  path,
  holds,
});

/** Every page whose texts staff may change, in the order of the site's own navigation. */
const AREAS: readonly Area[] = [
  area("shell", msg("Header, footer and menu", "Ceanntásc, buntásc agus roghchlár"), "/", shell),
  area(
    "language-hint",
    msg("Way to the other language", "An bealach chuig an teanga eile"),
    "/",
    languageHint,
  ),
  area("home", shell.home, "/", home),
  area("hire", home.hire, "/hire", hire),
  area("dry-hire", dryHire.dryHire, "/dry-hire", dryHire),
  area("hire-catalogue", hireCatalogue.browse, "/dry-hire/browse", hireCatalogue),
  area("hire-item", msg("Hire: an item’s page", "Cíos: leathanach earra"), "/dry-hire/browse", hireItem),
  area("studio", msg("Studio@5", "Studio@5"), "/studio5", studio),
  area("service", shell.serviceCentre, "/service-centre", service),
  area("projects", content.projects, "/projects", projects),
  area("team", content.team, "/our-team", team),
  area("enquiries", msg("Contact and forms", "Teagmháil agus foirmeacha"), "/contact", enquiries),
  area(
    "enquiry-details",
    msg("Forms: what may be added", "Foirmeacha: an méid is féidir a chur leis"),
    "/dry-hire",
    enquiryDetails,
  ),
  area("shop", msg("Shop: front and list", "Siopa: tosach agus liosta"), "/shop", shop),
  area("catalog", msg("Shop: product pages", "Siopa: leathanaigh táirgí"), "/shop/browse", {
    ...catalog,
    ...quantityField,
  }),
  area("cart", msg("Shop: cart", "Siopa: ciseán"), "/shop/cart", cart),
  area("cart-offer", msg("Shop: cart by link", "Siopa: ciseán trí nasc"), "/shop/cart", cartOffer),
  area("checkout", msg("Shop: checkout", "Siopa: seiceáil amach"), null, checkout),
  area("orders", msg("Shop: orders and their mails", "Siopa: orduithe agus a ríomhphoist"), null, orders),
  area("refunds", msg("Shop: refunds", "Siopa: aisíocaíochtaí"), null, refunds),
  area("auth", msg("Logging in and its mails", "Logáil isteach agus a ríomhphoist"), "/auth", {
    ...auth,
    ...authMails,
  }),
  area("account", msg("Account", "Cuntas"), "/account", account),
  area("content", msg("Shared by several pages", "Roinnte idir leathanaigh"), "/", content),
  area("ui", msg("Small words of all pages", "Focail bheaga gach leathanaigh"), "/", { ...ui, ...players }),
  area("errors", msg("Error pages", "Leathanaigh earráide"), "/nothing-here", errors),
  area("offline", msg("Without a network", "Gan líonra"), "/offline", { ...offline, ...offlineBar }),
  area("legal", msg("Frame of the legal pages", "Fráma na leathanach dlíthiúil"), "/privacy", legal),
  area("privacy", privacy.title, "/privacy", privacy),
  area("terms", terms.title, "/terms", terms),
  area("hire-terms", hireTerms.title, "/hire-terms", hireTerms),
  area("returns", returns.title, "/returns", returns),
  area("cookies", cookies.title, "/cookies", cookies),
  area("accessibility", accessibility.title, "/accessibility", accessibility),
];

/** Folders with the back office's own words. */
const ADMIN = /\/(?:\w+-)?admin\//;

const files = import.meta.glob<object>("../../i18n/messages/*/*.ts", { eager: true });

/** Messages that no page above has, file by file, so that none is out of reach. */
function otherMessages(): object {
  const named = new Set(AREAS.map(({ name }) => name));
  const others = Object.entries(files).flatMap(([path, module]) => {
    const name = path.slice(path.lastIndexOf("/") + 1).replace(/\.ts$/, "");
    return named.has(name) || ADMIN.test(path) ? [] : [[name, module] as const];
  });
  return Object.fromEntries(others);
}

const ALL: readonly Area[] = [
  ...AREAS,
  area("other", msg("Everything else", "Gach rud eile"), null, otherMessages()),
].filter(({ holds }) => Object.keys(holds).length > 0);

/** Consumer Rights Directive, Article 8(2), and Annex I (B) for the form; the tagline is never said otherwise. */
const LOCKED: Readonly<Record<string, LockReason>> = {
  "checkout.orderButton": "law",
  "orders.rightsForm": "law",
  "other.hire-contract.rightsForm": "law",
  "home.hashtag": "name",
};

/** A text that the program declares, under however many keys. */
export interface DeclaredText {
  /** The first key of the text. */
  readonly key: string;
  readonly area: string;
  readonly areas: readonly string[];
  readonly source: BothForms;
  readonly locked: LockReason | null;
}

const texts = new Map<string, DeclaredText>();
const byKey = new Map<string, DeclaredText>();
for (const { name, holds } of ALL) {
  for (const [path, { en, ga }] of messagesIn(holds)) {
    const key = `${name}.${path}`;
    const same = texts.get(siteTextKey({ en, ga }));
    const source = { en, ga } as BothForms;
    const first = same ?? { key, area: name, areas: [], source, locked: null };
    const areas = first.areas.includes(name) ? first.areas : [...first.areas, name];
    texts.set(siteTextKey({ en, ga }), { ...first, areas, locked: first.locked ?? LOCKED[key] ?? null });
    byKey.set(key, first);
  }
}
for (const [key, { source }] of byKey) {
  const whole = texts.get(siteTextKey(source));
  if (whole) byKey.set(key, whole);
}

/** The areas without their texts. */
export function listAreas(): readonly SiteTextArea[] {
  return ALL.map(({ name, title, path }) => ({ name, title, path }));
}

/** Every text once. */
export function listDeclared(): readonly DeclaredText[] {
  return [...texts.values()];
}

/** The text of a key; a text may have several. */
export function getDeclared(key: string): DeclaredText | null {
  return byKey.get(key) ?? null;
}

/** The text that a stored row is about: the one that still says the same, or else the one of that name. */
export function findDeclared(row: { readonly key: string; readonly source: BothForms }): DeclaredText | null {
  return texts.get(siteTextKey(row.source)) ?? getDeclared(row.key);
}
