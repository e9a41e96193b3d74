import { z } from "zod";
import { MAKERLESS_RULES } from "#app/features/imports/enums.ts";
import { ACCOUNTING_TAXES } from "./accounting-taxes.ts";
import { centsField, hireSettingsSchema } from "./hire-settings.ts";

const line = (max: number) => z.string().trim().max(max).default("");
/** One line for each day or group of days, in both languages. */
const openingHours = z.object({ en: line(1000), ga: line(1000) });

const socialLink = z.object({ name: z.string().trim().min(1).max(40), url: z.url({ protocol: /^https$/ }) });

/** The company that runs the site. Everything is empty until staff fill it in, and what is empty is not shown. */
export const companySchema = z.object({
  legalName: line(200),
  tradingName: z.string().trim().max(200).default("ItsShowTime"),
  companyNumber: line(40),
  registeredOffice: line(500),
  /** Names of all directors, as one line. */
  directors: line(500),
  /** Whether the company is in liquidation, which its site and letters must say. */
  beingWoundUp: z.boolean().default(false),
  /** The paid-up share capital, for a company that names its capital at all: no other capital may be named. */
  shareCapital: line(60),
  vatNumber: line(40),
  weeeNumber: line(40),
  address: line(500),
  phone: line(40),
  email: line(200),
  openingHours: openingHours.prefault({}),
  social: z.array(socialLink).max(12).default([]),
});

/** A price up to a weight in grams; null means every heavier parcel. */
const deliveryRate = z.object({ upToGrams: z.number().int().positive().nullable(), price: centsField });

export const deliveryZoneSchema = z.object({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  name: z.object({ en: z.string().min(1), ga: z.string().min(1) }),
  country: z.string().regex(/^[A-Z]{2}$/),
  /** Beginnings of the postcodes it covers; none means the whole country. */
  postcodePrefixes: z.array(z.string().min(1).max(10)).default([]),
  /** Lightest first. */
  rates: z.array(deliveryRate).min(1).max(20),
  /** Goods worth this much travel free; null for never. */
  freeFrom: centsField.nullable().default(null),
});

/**
 * Sample rates, in cents, for the island of Ireland. Northern Ireland is a zone of its own: for goods it belongs to
 * the VAT area of the EU, the rest of the United Kingdom does not.
 */
const DEFAULT_ZONES: z.input<typeof deliveryZoneSchema>[] = [
  {
    id: "ireland",
    name: { en: "Ireland", ga: "Éire" },
    country: "IE",
    rates: [
      { upToGrams: 2_000, price: 695 },
      { upToGrams: 10_000, price: 1_195 },
      { upToGrams: 30_000, price: 2_495 },
      { upToGrams: null, price: 6_500 },
    ],
  },
  {
    id: "northern-ireland",
    name: { en: "Northern Ireland", ga: "Tuaisceart Éireann" },
    country: "GB",
    postcodePrefixes: ["BT"],
    rates: [
      { upToGrams: 2_000, price: 995 },
      { upToGrams: 10_000, price: 1_495 },
      { upToGrams: 30_000, price: 2_995 },
      { upToGrams: null, price: 7_500 },
    ],
  },
];

/** A sentence above every page, in both languages; no words, no announcement. */
export const announcementSchema = z.object({
  en: line(300),
  ga: line(300),
  /** The last day it is shown, as a calendar day in Ireland; null for as long as it is here. */
  until: z.iso.date().nullable().default(null),
});

/** Buying for a business: payment on invoice, and sales without VAT. */
export const tradeSchema = z.object({
  /** How many days an order on invoice keeps its stock while it waits for the transfer. */
  invoiceDays: z.number().int().min(1).max(90).default(14),
  /** How many days a payment link can be used and its prices hold. */
  linkDays: z.number().int().min(1).max(90).default(7),
  /** The account that transfers go to. Without an IBAN no order on invoice is taken. */
  accountName: line(100),
  iban: line(40),
  bic: line(20),
  /** Goods that leave the State for a business with a VAT number of another member state are sold without VAT. */
  zeroRate: z.boolean().default(false),
  /** What somebody of sales may refund of one purchase, VAT included; admins may refund any sum. */
  salesRefundLimit: centsField.prefault(50_000),
});

const taxCodes = z.object({ xero: line(50), sage: line(10) });

/**
 * Codes of the accounting program for the files of the reports. The tax codes are by VAT rate in basis points, and
 * "reverse" for sales whose customer accounts for the VAT; what they are called is the company's own choice there.
 */
const accountingSchema = z.object({
  /** 200 is "Sales" in the chart of accounts that Xero begins with. */
  xeroAccount: z.string().trim().min(1).max(10).default("200"),
  /** One customer account for all web sales; at most eight characters in Sage 50. */
  sageCustomer: z.string().trim().min(1).max(8).default("WEB"),
  /** 4000 is the first sales account of Sage 50's own chart. */
  sageNominal: z.string().trim().min(1).max(8).default("4000"),
  taxes: z.partialRecord(z.enum(ACCOUNTING_TAXES), taxCodes).default({}),
});

/** The official notice on the legal guarantee in each language, as a picture of the library; "" for none yet. */
const guaranteeNoticeSchema = z.object({ en: line(100), ga: line(100) });

/** What the feed for Google Merchant Center says that the catalogue does not know. */
const productFeedSchema = z.object({
  /** Days until goods on backorder are sent; null: not known. Google asks for a date with every backorder. */
  backorderDays: z.number().int().min(1).max(365).nullable().default(null),
});

/** What staff ticked before launch that no program can see: the day, or null while it is open. */
const launchSchema = z.object({
  backup: z.iso.date().nullable().default(null),
});

/** Every setting by the key of its row, with the value that holds until staff choose another. */
export const settingSchemas = {
  company: companySchema.prefault({}),
  /** https address shown in a frame at /shop; null for the shop's own front. */
  externalShopUrl: z
    .url({ protocol: /^https$/ })
    .nullable()
    .default(null),
  notice: announcementSchema.prefault({}),
  trade: tradeSchema.prefault({}),
  accounting: accountingSchema.prefault({}),
  guaranteeNotice: guaranteeNoticeSchema.prefault({}),
  /** What an import does with new products whose maker no one has named. */
  importWithoutMaker: z.enum(MAKERLESS_RULES).default("publish"),
  launch: launchSchema.prefault({}),
  productFeed: productFeedSchema.prefault({}),
  hire: hireSettingsSchema.prefault({}),
  deliveryZones: z.array(deliveryZoneSchema).max(20).prefault(DEFAULT_ZONES),
} as const;
