import { MAKERLESS_RULES } from "#app/features/imports/enums.ts";
import { LOCALES, type Locale } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/admin/settings-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { euroText } from "#app/lib/euro.ts";
import { Checkbox, Field, Radio, TextArea } from "#app/ui/forms/field.tsx";
import type { Announcement, Settings, Trade } from "../settings.ts";
import { SectionFrame } from "./section-frame.tsx";
import type { SectionState } from "./section-state.ts";

/** The sentence above every page. */
export function AnnouncementSection({ notice, state }: { notice: Announcement; state: SectionState }) {
  const t = useT();
  return (
    <SectionFrame section="notice" state={state}>
      <div className="admin-grid">
        {LOCALES.map((lang) => (
          <TextArea
            key={lang}
            name={`notice.${lang}`}
            lang={lang}
            label={lang === "en" ? messages.english : messages.irish}
            rows={2}
            defaultValue={state.valueOf(`notice.${lang}`, notice[lang])}
            error={state.errorOf(`notice.${lang}`)}
          />
        ))}
        <Field
          type="date"
          name="notice.until"
          label={messages.announcementUntil}
          hint={t(messages.announcementUntilHint)}
          defaultValue={state.valueOf("notice.until", notice.until ?? "")}
          error={state.errorOf("notice.until")}
          className="admin-narrow"
        />
      </div>
    </SectionFrame>
  );
}

/** Whether the shop page shows another shop. */
export function ShopSection({ url, state }: { url: string | null; state: SectionState }) {
  const t = useT();
  return (
    <SectionFrame section="shop" state={state}>
      <Field
        name="externalShopUrl"
        label={messages.shopUrl}
        inputMode="url"
        spellCheck={false}
        hint={t(messages.shopUrlHint)}
        defaultValue={state.valueOf("externalShopUrl", url ?? "")}
        error={state.errorOf("externalShopUrl")}
        className="admin-half"
      />
    </SectionFrame>
  );
}

/** Payment on invoice, and sales without VAT. */
export function TradeSection({ trade, state }: { trade: Trade; state: SectionState }) {
  const t = useT();
  const field = (name: Exclude<keyof Trade, "zeroRate">, stored: string) => ({
    name: `trade.${name}`,
    defaultValue: state.valueOf(`trade.${name}`, stored),
    error: state.errorOf(`trade.${name}`),
  });
  const account = (name: "accountName" | "iban" | "bic") => ({
    autoComplete: "off",
    spellCheck: false,
    ...field(name, trade[name]),
  });
  return (
    <SectionFrame section="trade" state={state}>
      <div className="admin-grid">
        <Field {...account("accountName")} label={messages.accountName} />
        <Field {...account("iban")} label={messages.iban} />
        <Field {...account("bic")} label={messages.bic} />
        <Field
          {...field("invoiceDays", String(trade.invoiceDays))}
          label={messages.invoiceDays}
          hint={t(messages.invoiceDaysHint)}
          inputMode="numeric"
          className="admin-narrow"
        />
        <Field
          {...field("linkDays", String(trade.linkDays))}
          label={messages.linkDays}
          hint={t(messages.linkDaysHint)}
          inputMode="numeric"
          className="admin-narrow"
        />
        <Field
          {...field("salesRefundLimit", euroText(trade.salesRefundLimit))}
          label={messages.salesRefundLimit}
          hint={t(messages.salesRefundLimitHint)}
          inputMode="decimal"
          className="admin-narrow"
        />
      </div>
      <Checkbox
        name="trade.zeroRate"
        value="yes"
        label={t(messages.zeroRate)}
        hint={t(messages.zeroRateHint)}
        defaultChecked={state.valueOf("trade.zeroRate", trade.zeroRate ? "yes" : "") === "yes"}
      />
    </SectionFrame>
  );
}

/** The official notice on the legal guarantee; `pickers` choose its picture for each language. */
export function GuaranteeSection({
  pickers,
  state,
}: {
  readonly pickers: Readonly<Record<Locale, React.ReactNode>>;
  readonly state: SectionState;
}) {
  const t = useT();
  return (
    <SectionFrame section="guarantee" state={state}>
      <div className="admin-grid">
        <fieldset>
          <legend className="field-label">{t(messages.english)}</legend>
          {pickers.en}
        </fieldset>
        <fieldset>
          <legend className="field-label">{t(messages.irish)}</legend>
          {pickers.ga}
        </fieldset>
      </div>
    </SectionFrame>
  );
}

/** What an import does with a new product whose maker no one has named. */
export function MakersSection({
  choice,
  state,
}: {
  readonly choice: Settings["importWithoutMaker"];
  readonly state: SectionState;
}) {
  const t = useT();
  const chosen = state.valueOf("importWithoutMaker", choice);
  return (
    <SectionFrame section="makers" state={state}>
      <div className="stack-2">
        {MAKERLESS_RULES.map((value) => (
          <Radio
            key={value}
            id={`importWithoutMaker-${value}`}
            name="importWithoutMaker"
            value={value}
            defaultChecked={chosen === value}
            label={t(value === "publish" ? messages.makersPublish : messages.makersDraft)}
          />
        ))}
      </div>
    </SectionFrame>
  );
}
