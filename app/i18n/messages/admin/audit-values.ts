import { type Message, msg } from "#app/i18n/message.ts";
import * as accounting from "#app/i18n/messages/admin/accounting-settings.ts";
import {
  carrier,
  kinds as orderKinds,
  trackingLink,
  trackingNumber,
} from "#app/i18n/messages/admin/order-admin.ts";
import * as trail from "#app/i18n/messages/admin/order-trail.ts";
import * as feed from "#app/i18n/messages/admin/product-feed.ts";
import * as settings from "#app/i18n/messages/admin/settings-admin.ts";
import * as users from "#app/i18n/messages/admin/users.ts";
import { eventNames } from "#app/i18n/messages/admin/webhooks.ts";
import * as products from "#app/i18n/messages/catalog-admin/catalog-desk.ts";
import {
  fields as productFields,
  reasons as stockReasons,
} from "#app/i18n/messages/catalog-admin/product-form.ts";
import { collectionTitles } from "#app/i18n/messages/content-admin/collection-titles.ts";
import { fields as itemFields, states as unitStates } from "#app/i18n/messages/fleet-admin/fleet.ts";
import { groupFields, ownSteps } from "#app/i18n/messages/fleet-admin/fleet-groups.ts";
import { reasons as countReasons } from "#app/i18n/messages/fleet-admin/fleet-stock.ts";
import { claimKinds, unitFields } from "#app/i18n/messages/fleet-admin/fleet-units.ts";
import * as hireSettings from "#app/i18n/messages/hire-admin/hire-settings.ts";
import {
  chargeKinds,
  states as hireStates,
  requestKinds,
} from "#app/i18n/messages/hire-admin/hires-admin.ts";
import { schemes } from "#app/i18n/messages/hire-admin/inspections.ts";
import { views as quoteStates } from "#app/i18n/messages/hire-admin/quotes-admin.ts";
import { fields } from "#app/i18n/messages/hire-admin/venues-and-vehicles-admin.ts";
import { states as fulfilmentStates } from "#app/i18n/messages/orders-admin/fulfilment.ts";
import * as orders from "#app/i18n/messages/shop/orders.ts";
import * as enquiries from "#app/i18n/messages/site/enquiries.ts";

const PROVIDERS = {
  stripe: trail.stripe,
  sandbox: trail.sandbox,
  invoice: trail.invoice,
  security: msg("from the security deposit", "ón éarlais slándála"),
};

const HIRE_VALUES = {
  ...PROVIDERS,
  ...orderKinds,
  ...chargeKinds,
  ...requestKinds,
  ...hireStates,
  done: msg("done", "déanta"),
  refused: msg("refused", "diúltaithe"),
  "paid-after-lapse": msg("paid after it had lapsed", "íoctha tar éis dul as feidhm"),
  "paid-twice": msg("paid twice", "íoctha faoi dhó"),
  "paid-after-cancel": msg("paid after it had been cancelled", "íoctha tar éis é a chur ar ceal"),
  "changed-version": msg("a further version costs less", "cosnaíonn leagan eile níos lú"),
};

const ORIGINS = {
  staff: msg("by staff", "ón bhfoireann"),
  basket: msg("from a hire list", "ó liosta cíosa"),
  "kit-list": msg("from a kit list", "ó liosta trealaimh"),
  instant: msg("instant quote", "luachan láithreach"),
};

const DRAFT_ORIGINS = {
  blank: msg("new", "nua"),
  enquiry: msg("from an enquiry", "ó fhiosrúchán"),
  quote: msg("from a quote", "ó luachan"),
  customer: msg("from a customer", "ó chustaiméir"),
  edit: msg("edit of an order", "eagarthóireacht ar ordú"),
};

/** Stored words of the log as its reader knows them, by the kind of what something was done to. */
export const VALUES: Readonly<Record<string, Readonly<Record<string, Message>>>> = {
  order: {
    ...PROVIDERS,
    ...orderKinds,
    ...fulfilmentStates,
    pending: orders.pending,
    processing: orders.processing,
    paid: orders.paid,
    completed: orders.completed,
    expired: orders.expired,
    failed: orders.failed,
    cancelled: orders.cancelled,
    refunded: orders.refunded,
    ...trail.cancelReasons,
    "paid-without-stock": msg("paid, out of stock", "íoctha, as stoc"),
    "paid-twice": msg("paid twice", "íoctha faoi dhó"),
    "payment-mismatch": msg("another amount was paid", "íocadh méid eile"),
    "refund-failed": msg("a refund failed", "theip ar aisíoc"),
    disputed: msg("disputed", "faoi chonspóid"),
  },
  hire: HIRE_VALUES,
  quote: { ...ORIGINS, ...quoteStates },
  "draft-order": DRAFT_ORIGINS,
  enquiry: {
    contact: enquiries.formContact,
    "equipment-servicing": enquiries.formServicing,
    "dry-hire": enquiries.formDryHire,
    new: enquiries.stateNew,
    answered: enquiries.stateAnswered,
    waiting: enquiries.stateWaiting,
    won: enquiries.stateWon,
    lost: enquiries.stateLost,
    spam: enquiries.stateSpam,
  },
  user: {
    admin: users.admin,
    sales: users.sales,
    store: users.store,
    technician: users.technician,
    editor: users.editor,
  },
  product: stockReasons,
  "hire-item": { ...countReasons, maintenance: claimKinds.maintenance, missing: claimKinds.missing },
  unit: { ...unitStates, ...schemes },
  inspections: schemes,
  webhook: eventNames,
  "product-batch": {
    publish: products.publish,
    unpublish: products.unpublish,
    hide: products.hide,
    show: products.show,
    category: products.setCategory,
    brand: products.setBrand,
    vat: products.setVat,
    price: products.setPrice,
    own: products.setOwn,
    delete: products.remove,
  },
  setting: {
    company: settings.company,
    hours: settings.hours,
    social: settings.social,
    notice: settings.notice,
    shop: settings.shop,
    guarantee: settings.guarantee,
    makers: settings.makers,
    delivery: settings.delivery,
    trade: settings.trade,
    accounting: accounting.title,
    feed: feed.title,
    hire: hireSettings.title,
  },
  content: collectionTitles,
};

/** Labels of the fields that an entry of the log names, by the kind of what was changed. */
export const FIELDS: Readonly<Record<string, Readonly<Record<string, Message>>>> = {
  order: { carrier, trackingNumber, trackingUrl: trackingLink },
  product: productFields,
  "hire-item": itemFields,
  "hire-group": { ...groupFields, steps: ownSteps },
  unit: unitFields,
  venue: fields,
  vehicle: fields,
};
