import type { Locale } from "#app/i18n/locale.ts";
import type { Settings } from "../settings.ts";
import type { SettingsSection } from "../settings-form.ts";
import { AccountingSection } from "./accounting-section.tsx";
import { HoursSection, ParticularsSection, SocialSection } from "./company-sections.tsx";
import { DeliverySection, type DeliveryTerm } from "./delivery-section.tsx";
import { FeedSection } from "./feed-section.tsx";
import { HireSection } from "./hire-section.tsx";
import type { SectionState } from "./section-state.ts";
import {
  AnnouncementSection,
  GuaranteeSection,
  MakersSection,
  ShopSection,
  TradeSection,
} from "./site-sections.tsx";

interface SectionFormProps {
  readonly section: SettingsSection;
  readonly settings: Settings;
  /** The pickers of the notice of the legal guarantee, by language. */
  readonly pickers: Readonly<Record<Locale, React.ReactNode>>;
  /** What the terms say about delivery, on the page of the zones. */
  readonly deliveryTerm: DeliveryTerm | null;
  readonly state: SectionState;
}

/** The form of one section of the settings. */
export function SectionForm({ section, settings, pickers, deliveryTerm, state }: SectionFormProps) {
  switch (section) {
    case "company":
      return <ParticularsSection company={settings.company} state={state} />;
    case "hours":
      return <HoursSection company={settings.company} state={state} />;
    case "social":
      return <SocialSection company={settings.company} state={state} />;
    case "notice":
      return <AnnouncementSection notice={settings.notice} state={state} />;
    case "shop":
      return <ShopSection url={settings.externalShopUrl} state={state} />;
    case "guarantee":
      return <GuaranteeSection pickers={pickers} state={state} />;
    case "makers":
      return <MakersSection choice={settings.importWithoutMaker} state={state} />;
    case "delivery":
      return <DeliverySection zones={settings.deliveryZones} term={deliveryTerm} state={state} />;
    case "trade":
      return <TradeSection trade={settings.trade} state={state} />;
    case "accounting":
      return <AccountingSection accounting={settings.accounting} state={state} />;
    case "feed":
      return <FeedSection feed={settings.productFeed} state={state} />;
    case "hire":
      return <HireSection hire={settings.hire} state={state} />;
  }
}
