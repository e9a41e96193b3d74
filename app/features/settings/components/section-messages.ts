import { adminPath } from "#app/i18n/admin-path.ts";
import type { Message } from "#app/i18n/message.ts";
import * as accounting from "#app/i18n/messages/admin/accounting-settings.ts";
import * as feed from "#app/i18n/messages/admin/product-feed.ts";
import * as messages from "#app/i18n/messages/admin/settings-admin.ts";
import * as webhooks from "#app/i18n/messages/admin/webhooks.ts";
import * as hire from "#app/i18n/messages/hire-admin/hire-settings.ts";
import type { SettingsSection } from "../settings-form.ts";

interface SectionMessages {
  readonly title: Message;
  /** What it is for. */
  readonly text: Message;
}

/** What the settings pages call each section. */
export const SECTION_MESSAGES: Readonly<Record<SettingsSection, SectionMessages>> = {
  company: { title: messages.company, text: messages.companyText },
  hours: { title: messages.hours, text: messages.hoursText },
  social: { title: messages.social, text: messages.socialText },
  notice: { title: messages.notice, text: messages.announcementText },
  shop: { title: messages.shop, text: messages.shopText },
  guarantee: { title: messages.guarantee, text: messages.guaranteeText },
  makers: { title: messages.makers, text: messages.makersText },
  delivery: { title: messages.delivery, text: messages.deliveryText },
  trade: { title: messages.trade, text: messages.tradeText },
  accounting: { title: accounting.title, text: accounting.text },
  feed: { title: feed.title, text: feed.text },
  hire: { title: hire.title, text: hire.text },
};

/** A page of the settings that is no form of one setting. */
interface SettingsPage extends SectionMessages {
  readonly to: string;
  /** What else people call it; the command palette finds it by these, too. */
  readonly keywords?: string;
}

interface SettingsGroup {
  readonly label: Message;
  readonly sections: readonly SettingsSection[];
  readonly pages?: readonly SettingsPage[];
}

/** The sections by what they are about, in the order of the menu. */
export const SETTINGS_GROUPS: readonly SettingsGroup[] = [
  {
    label: messages.aboutCompany,
    sections: ["company", "hours", "social"],
    pages: [
      {
        to: adminPath("/admin/enquiries/hours"),
        title: messages.closingDays,
        text: messages.closingDaysText,
        keywords: "holidays days off laethanta saoire saor",
      },
    ],
  },
  { label: messages.aboutSite, sections: ["notice", "shop"] },
  {
    label: messages.aboutSales,
    sections: ["delivery", "trade", "accounting", "feed", "guarantee", "makers"],
    pages: [{ to: adminPath("/admin/settings/webhooks"), title: webhooks.title, text: webhooks.text }],
  },
  { label: messages.aboutHire, sections: ["hire"] },
];
