import { LOCALES } from "#app/i18n/locale.ts";
import * as words from "#app/i18n/messages/settings-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Checkbox, Field, Radio, TextArea } from "#app/ui/field.tsx";
import type { Settings, SiteNotice, Trade } from "../settings.ts";
import { SectionFrame } from "./section-frame.tsx";
import type { SectionState } from "./section-state.ts";

/** The sentence above every page. */
export function NoticeSection({ notice, state }: { notice: SiteNotice; state: SectionState }) {
  const t = useT();
  return (
    <SectionFrame section="notice" state={state} title={words.notice} text={words.noticeText}>
      <div className="desk-grid">
        {LOCALES.map((lang) => (
          <TextArea
            key={lang}
            name={`notice.${lang}`}
            lang={lang}
            label={lang === "en" ? words.english : words.irish}
            companion={false}
            rows={2}
            defaultValue={state.valueOf(`notice.${lang}`, notice[lang])}
            error={state.errorOf(`notice.${lang}`)}
          />
        ))}
        <Field
          type="date"
          name="notice.until"
          label={words.noticeUntil}
          companion={false}
          hint={t(words.noticeUntilHint)}
          defaultValue={state.valueOf("notice.until", notice.until ?? "")}
          error={state.errorOf("notice.until")}
          className="desk-narrow"
        />
      </div>
    </SectionFrame>
  );
}

/** Whether the shop page shows another shop. */
export function ShopSection({ url, state }: { url: string | null; state: SectionState }) {
  const t = useT();
  return (
    <SectionFrame section="shop" state={state} title={words.shop} text={words.shopText}>
      <Field
        name="externalShopUrl"
        label={words.shopUrl}
        companion={false}
        inputMode="url"
        spellCheck={false}
        hint={t(words.shopUrlHint)}
        defaultValue={state.valueOf("externalShopUrl", url ?? "")}
        error={state.errorOf("externalShopUrl")}
        className="desk-half"
      />
    </SectionFrame>
  );
}

/** Payment on invoice, and sales without VAT. */
export function TradeSection({ trade, state }: { trade: Trade; state: SectionState }) {
  const t = useT();
  const field = (name: "accountName" | "iban" | "bic") => ({
    name: `trade.${name}`,
    companion: false,
    autoComplete: "off",
    spellCheck: false,
    defaultValue: state.valueOf(`trade.${name}`, trade[name]),
    error: state.errorOf(`trade.${name}`),
  });
  return (
    <SectionFrame section="trade" state={state} title={words.trade} text={words.tradeText}>
      <div className="desk-grid">
        <Field {...field("accountName")} label={words.accountName} />
        <Field {...field("iban")} label={words.iban} />
        <Field {...field("bic")} label={words.bic} />
        <Field
          name="trade.invoiceDays"
          label={words.invoiceDays}
          companion={false}
          inputMode="numeric"
          hint={t(words.invoiceDaysHint)}
          defaultValue={state.valueOf("trade.invoiceDays", String(trade.invoiceDays))}
          error={state.errorOf("trade.invoiceDays")}
          className="desk-narrow"
        />
      </div>
      <Checkbox
        name="trade.zeroRate"
        value="yes"
        label={t(words.zeroRate)}
        hint={t(words.zeroRateHint)}
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
  readonly pickers: Readonly<Record<"en" | "ga", React.ReactNode>>;
  readonly state: SectionState;
}) {
  const t = useT();
  return (
    <SectionFrame section="guarantee" state={state} title={words.guarantee} text={words.guaranteeText}>
      <div className="desk-grid">
        <fieldset>
          <legend className="field-label">{t(words.english)}</legend>
          {pickers.en}
        </fieldset>
        <fieldset>
          <legend className="field-label">{t(words.irish)}</legend>
          {pickers.ga}
        </fieldset>
      </div>
    </SectionFrame>
  );
}

/** What an import does with a new product whose maker nobody has named. */
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
    <SectionFrame section="makers" state={state} title={words.makers} text={words.makersText}>
      <div className="stack-2">
        {(["publish", "draft"] as const).map((value) => (
          <Radio
            key={value}
            id={`importWithoutMaker-${value}`}
            name="importWithoutMaker"
            value={value}
            defaultChecked={chosen === value}
            label={t(value === "publish" ? words.makersPublish : words.makersDraft)}
          />
        ))}
      </div>
    </SectionFrame>
  );
}
