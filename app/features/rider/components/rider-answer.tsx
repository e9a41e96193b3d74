import { type Locale, localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/hire/rider.ts";
import { nameIn, nameLang } from "#app/i18n/named.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { AlertBanner } from "#app/ui/page/banner.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { Tag } from "#app/ui/tag.tsx";
import {
  ASK,
  choiceField,
  LEAVE_OUT,
  type RiderChoice,
  type RiderLineView,
  type RiderView,
} from "../rider-view.ts";
import choicesScript from "./rider-choices.client.ts?script";

interface RiderAnswerProps {
  /** The id at which the page opens: that of its problems where it has some. */
  readonly id: string;
  readonly view: RiderView;
  readonly items: string;
}

/** Every line in its order with its match, and the form that takes what is chosen into the hire basket. */
export function RiderAnswer({ id, view, items }: RiderAnswerProps) {
  const t = useT();
  const locale = useLocale();
  const count = (level: RiderLineView["level"]) =>
    view.lines.filter((line) => line.kind === "item" && line.level === level).length;
  return (
    <section
      className="rider-answer"
      id={view.datesFault ? undefined : id}
      aria-labelledby="rider-answer"
      tabIndex={-1}
    >
      <CompanionHeading level={2} of={messages.answer} id="rider-answer" />
      <p role="status">
        {t(messages.counts, { sure: count("sure"), check: count("check"), none: count("none") })}
      </p>
      {view.tooMuchToAsk && <AlertBanner>{t(messages.tooMuchToAsk)}</AlertBanner>}
      <form
        method="post"
        action={`${localeHref(locale, "/dry-hire/rider/choices")}#${id}`}
        encType="multipart/form-data"
        className="rider-choices"
        aria-labelledby="rider-answer"
      >
        <input type="hidden" name="text" defaultValue={view.text} />
        <input type="hidden" name="from" defaultValue={view.from} />
        <input type="hidden" name="to" defaultValue={view.to} />
        {/* A browser with scripts keeps the basket itself. */}
        {items !== "" && (
          <noscript>
            <input type="hidden" name="items" defaultValue={items} />
          </noscript>
        )}
        <script type="module" async src={choicesScript} />
        <ol className="rider-lines">
          {view.lines.map((line, at) => (
            <RiderRow key={line.line} line={line} position={at} />
          ))}
        </ol>
        <div className="rider-add">
          <SubmitButton variant="primary">
            {t(messages.add)} <Companion of={messages.add} />
          </SubmitButton>
          <p className="field-hint">{t(messages.addHint)}</p>
        </div>
      </form>
    </section>
  );
}

function RiderRow({ line, position }: { line: RiderLineView; position: number }) {
  if (line.kind === "heading") {
    return (
      <li className="rider-heading">
        <h3>{line.source}</h3>
      </li>
    );
  }
  return (
    <li className="rider-line">
      <div>
        <p className="rider-source">{line.source}</p>
        <p className="rider-states">
          <Level line={line} />
          <Availability line={line} />
        </p>
        <QuantityNote line={line} />
      </div>
      <Choices line={line} position={position} />
    </li>
  );
}

function Level({ line: { kind, level, written } }: { line: RiderLineView }) {
  const t = useT();
  if (kind === "supplied") return <Tag>{t(messages.supplied)}</Tag>;
  if (level === "sure") return <Tag variant="ok">{t(messages.sure)}</Tag>;
  return (
    <>
      {(level === "check" || written !== undefined) && <Tag variant="warn">{t(messages.toCheck)}</Tag>}
      {level === "none" && <Tag>{t(messages.noMatch)}</Tag>}
    </>
  );
}

/** What was written where no whole number of pieces was. */
function QuantityNote({ line: { kind, written, quantity } }: { line: RiderLineView }) {
  const t = useT();
  if (written === undefined || kind === "supplied") return null;
  return (
    <p className="field-hint">
      {written === ""
        ? t(messages.quantityMissing, { quantity })
        : t(messages.quantityWritten, { written, quantity })}
    </p>
  );
}

function Availability({ line: { availability, quantity } }: { line: RiderLineView }) {
  const t = useT();
  if (!availability) return null;
  const { state, available } = availability;
  const words = {
    available: t(messages.available),
    part: t(messages.part, { free: available, wanted: quantity }),
    none: t(messages.none),
    unconfirmed: t(messages.unconfirmed),
  };
  const isShort = state === "part" || state === "none";
  return <span className={isShort ? "rider-short" : undefined}>{words[state]}</span>;
}

function Choices({ line, position }: { line: RiderLineView; position: number }) {
  const t = useT();
  const locale = useLocale();
  const id = `rider-choice-${position}`;
  return (
    <div className="field">
      <label className="hidden-visually" htmlFor={id}>
        {t(messages.choiceFor, { line: line.source })}
      </label>
      <select id={id} name={choiceField(position)} className="input" defaultValue={line.chosen}>
        {line.choices.map((choice) => (
          <option key={choice.item.code} value={choice.item.code} {...nameLang(locale, choice.item)}>
            {optionText(t, locale, choice, line.quantity)}
          </option>
        ))}
        <option value={ASK}>{t(messages.ask)}</option>
        <option value={LEAVE_OUT}>{t(messages.leaveOut)}</option>
      </select>
      <p className="field-hint rider-chosen" aria-hidden="true" data-rider-chosen="" />
    </div>
  );
}

/** What is chosen with an option and, with dates, how much of it is free. */
function optionText(
  t: ReturnType<typeof useT>,
  locale: Locale,
  { item, kind, free }: RiderChoice,
  quantity: number,
): string {
  const option = { quantity, item: nameIn(locale, item) };
  if (kind === "substitute" && free === quantity) return t(messages.instead, option);
  if (free === null) return t(messages.option, option);
  if (free === 0) return t(messages.optionNone, option);
  return free < quantity ? t(messages.optionPart, { ...option, free }) : t(messages.optionFree, option);
}
