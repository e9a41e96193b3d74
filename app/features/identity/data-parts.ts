import type { Message } from "#app/i18n/message.ts";
import * as parts from "#app/i18n/messages/account/account-data.ts";

/** What the page of the file of an account says that it holds, each with the lists of the file that it is about. */
export const DATA_PARTS: readonly { readonly label: Message; readonly lists: readonly string[] }[] = [
  { label: parts.account, lists: ["account", "roles", "addresses"] },
  { label: parts.logins, lists: ["passwords", "secondFactors", "sessions", "links"] },
  { label: parts.carts, lists: ["cart", "savedItems", "hireBasket", "handedOverCarts"] },
  {
    label: parts.orders,
    lists: ["orders", "orderLines", "checkouts", "draftOrders", "parcels", "parcelLines", "payments"],
  },
  { label: parts.money, lists: ["invoices", "refunds", "refundLines", "withdrawals"] },
  { label: parts.quotes, lists: ["quotes", "quoteVersions", "quoteLines", "acceptances"] },
  { label: parts.hires, lists: ["hires", "hireLines", "hireNotes", "hireRequests", "calendarFeeds"] },
  { label: parts.enquiries, lists: ["enquiries", "enquiryAnswersAndNotes", "enquiryAttachments"] },
  {
    label: parts.customer,
    lists: ["customer", "sharedCustomer", "customerEmails", "priceList", "staffComments"],
  },
  { label: parts.mails, lists: ["mails"] },
  { label: parts.history, lists: ["history"] },
  { label: parts.work, lists: ["listViews", "notificationChoices", "notificationsRead", "work"] },
];
