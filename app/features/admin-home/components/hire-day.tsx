import type { InspectionRow } from "#app/features/assets/inspections/inspections-query.ts";
import { HireStateTag } from "#app/features/hires/components/hire-state.tsx";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDate } from "#app/i18n/dates.ts";
import * as messages from "#app/i18n/messages/hire-admin/admin-hire-day.ts";
import * as inspections from "#app/i18n/messages/hire-admin/inspections.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { StateWord, Tag } from "#app/ui/tag.tsx";
import type {
  DayHire,
  DayHires,
  DayShortage,
  DaySubhire,
  HireDayView,
  LateHire,
  ListedDayHire,
} from "../hire-day.ts";
import { DueQuotes } from "./due-quotes.tsx";
import { TodayList, TodayRow } from "./today-list.tsx";
import { useMoment } from "./use-moment.ts";

const WAREHOUSE = adminPath("/admin/hire/warehouse");
const RETURNED = `${adminPath("/admin/hire/hires")}?view=returned`;

/** What the hires of today ask for, as far as the roles of the reader may see it. */
export function HireDay({ day: { quotes, warehouse, inspections: due, opensHires }, now }: HireDayProps) {
  return (
    <>
      {quotes && <DueQuotes {...quotes} now={now} />}
      {warehouse && (
        <>
          <LateHires {...warehouse.late} now={now} />
          <ShortagesToday
            shortages={warehouse.shortages}
            now={now}
            href={opensHires ? adminPath("/admin/hire/shortages") : null}
          />
          <CollectionsToday {...warehouse.collections} now={now} />
          <ToPrepare {...warehouse.toPrepare} now={now} />
          <ReturnsToday {...warehouse.returns} now={now} />
          <ReturnsToCheck {...warehouse.toCheck} now={now} href={opensHires ? RETURNED : WAREHOUSE} />
          <SubhiresToday subhires={warehouse.subhires} opensHires={opensHires} now={now} />
        </>
      )}
      {due && <InspectionsToday {...due} />}
    </>
  );
}

interface HireDayProps {
  readonly day: HireDayView;
  readonly now: Date;
}

interface LateProps {
  readonly hires: readonly LateHire[];
  readonly count: number;
  readonly now: Date;
}

/** Hires that are late, with what they keep from others. */
function LateHires({ hires, count, now }: LateProps) {
  const t = useT();
  const moment = useMoment(now);
  return (
    <TodayList id="today-late" title={messages.late} href={WAREHOUSE} none={null} more={count - hires.length}>
      {hires.map((hire) => (
        <TodayRow
          key={hire.id}
          href={adminPath(`/admin/hire/warehouse/${hire.id}/return`)}
          ownDocument
          title={<HireTitle hire={hire} />}
          aside={<StateWord state="fault">{t(messages.lateSince, { at: moment(hire.endsAt) })}</StateWord>}
        >
          {t(messages.stillOut, { n: hire.pieces })}
          {hire.endangers.map(({ id, number, name, startsAt, items }) => (
            <strong key={id} className="today-danger">
              {t(messages.endangers, {
                number,
                name,
                at: moment(startsAt),
                items: items.join(", "),
              })}
            </strong>
          ))}
        </TodayRow>
      ))}
    </TodayList>
  );
}

interface DayProps extends DayHires {
  readonly now: Date;
}

/** Hires to be collected today, or before and still here, whole or in part. */
function CollectionsToday({ hires, count, now }: DayProps) {
  return (
    <TodayList
      id="today-collections"
      title={messages.collections}
      href={WAREHOUSE}
      none={messages.noCollections}
      more={count - hires.length}
    >
      {hires.map((hire) => (
        <DayRow key={hire.id} hire={hire} at={hire.startsAt} work="prepare" now={now} />
      ))}
    </TodayList>
  );
}

/** Hires of the days after today that are to be prepared. */
function ToPrepare({ hires, count, now }: DayProps) {
  return (
    <TodayList
      id="today-to-prepare"
      title={messages.toPrepare}
      href={WAREHOUSE}
      none={null}
      more={count - hires.length}
    >
      {hires.map((hire) => (
        <DayRow key={hire.id} hire={hire} at={hire.startsAt} work="prepare" now={now} />
      ))}
    </TodayList>
  );
}

/** Hires to be taken back today. */
function ReturnsToday({ hires, count, now }: DayProps) {
  return (
    <TodayList
      id="today-returns"
      title={messages.returns}
      href={WAREHOUSE}
      none={messages.noReturns}
      more={count - hires.length}
    >
      {hires.map((hire) => (
        <DayRow key={hire.id} hire={hire} at={hire.endsAt} work="return" now={now} />
      ))}
    </TodayList>
  );
}

/** Hires that are back until somebody checks them; `href` is the list that the reader may open. */
function ReturnsToCheck({ hires, count, now, href }: DayProps & { readonly href: string }) {
  return (
    <TodayList
      id="today-to-check"
      title={messages.toCheck}
      href={href}
      none={null}
      more={count - hires.length}
    >
      {hires.map((hire) => (
        <DayRow key={hire.id} hire={hire} at={hire.endsAt} work="return" now={now} />
      ))}
    </TodayList>
  );
}

interface DayRowProps {
  readonly hire: ListedDayHire;
  readonly at: Date;
  readonly work: "prepare" | "return";
  readonly now: Date;
}

function DayRow({ hire, at, work, now }: DayRowProps) {
  const t = useT();
  const time = useMoment(now)(at);
  const href =
    work === "prepare"
      ? adminPath(`/admin/hire/warehouse/${hire.id}/prepare`)
      : adminPath(`/admin/hire/warehouse/${hire.id}/return`);
  return (
    <TodayRow
      href={href}
      ownDocument
      title={
        <>
          <time dateTime={at.toISOString()}>{time}</time> · <HireTitle hire={hire} />
        </>
      }
      aside={<HireStateTag state={hire.state} isPartlyOut={hire.isPartlyOut} />}
    >
      <bdi>{hire.company ?? ""}</bdi>
      {hire.company && hire.place && " · "}
      <bdi>{hire.place}</bdi>
      {hire.keepsRest && <strong className="today-danger">{t(messages.keepsRest)}</strong>}
    </TodayRow>
  );
}

function HireTitle({ hire: { number, name } }: { readonly hire: DayHire }) {
  return (
    <>
      {number} · <bdi>{name}</bdi>
    </>
  );
}

/** What is promised and not there; `href` is the list of those who may solve it. */
function ShortagesToday({
  shortages,
  now,
  href,
}: {
  readonly shortages: readonly DayShortage[];
  readonly now: Date;
  readonly href: string | null;
}) {
  const t = useT();
  const locale = useLocale();
  const moment = useMoment(now);
  return (
    <TodayList id="today-shortages" title={messages.shortages} href={href} none={null}>
      {shortages.map(({ id, quantity, item, itemGa, reference, startsAt }) => (
        <TodayRow
          key={id}
          href={href ?? WAREHOUSE}
          title={`${formatNumber(quantity)} × ${locale === "ga" ? (itemGa ?? item) : item}`}
          aside={<Tag variant="fault">{t(messages.short)}</Tag>}
        >
          {reference} · {moment(startsAt)}
        </TodayRow>
      ))}
    </TodayList>
  );
}

/** Gear of suppliers that comes, or goes back; `opensHires`: whether the reader may open the hire itself. */
function SubhiresToday({
  subhires,
  opensHires,
  now,
}: {
  readonly subhires: readonly DaySubhire[];
  readonly now: Date;
  readonly opensHires: boolean;
}) {
  const t = useT();
  const moment = useMoment(now);
  return (
    <TodayList id="today-subhires" title={messages.subhires} href={null} none={null}>
      {subhires.map((subhire) => {
        const { id, hireId, hire, supplier, what, quantity, state } = subhire;
        const goesBack = state === "received";
        const at = moment(goesBack ? subhire.endsAt : subhire.startsAt);
        const word = goesBack
          ? messages.sendBack
          : state === "asked"
            ? messages.notConfirmed
            : messages.toArrive;
        return (
          <TodayRow
            key={id}
            href={
              opensHires
                ? adminPath(`/admin/hire/hires/${hireId}`)
                : adminPath(`/admin/hire/warehouse/${hireId}/prepare`)
            }
            ownDocument={!opensHires}
            title={`${formatNumber(quantity)} × ${what}`}
            aside={<StateWord state={state === "asked" ? "fault" : "warn"}>{t(word, { at })}</StateWord>}
          >
            <bdi>{supplier}</bdi> · {hire}
          </TodayRow>
        );
      })}
    </TodayList>
  );
}

/** Inspections that are due soon, overdue, failed or missing. */
function InspectionsToday({
  rows,
  count,
}: {
  readonly rows: readonly InspectionRow[];
  readonly count: number;
}) {
  const t = useT();
  const locale = useLocale();
  return (
    <TodayList
      id="today-inspections"
      title={messages.inspections}
      href={adminPath("/admin/hire/inspections")}
      none={null}
      more={count - rows.length}
    >
      {rows.map(({ number, itemName, scheme, dueOn, condition }) => (
        <TodayRow
          key={`${number} ${scheme}`}
          href={adminPath(`/admin/hire/units/${number}`)}
          title={`#${number} · ${itemName}`}
          aside={
            <StateWord state={condition === "soon" ? "warn" : "fault"}>
              {t(inspections.conditions[condition])}
            </StateWord>
          }
        >
          {t(inspections.schemes[scheme])}
          {dueOn && ` · ${formatDate(locale, new Date(`${dueOn}T12:00Z`))}`}
        </TodayRow>
      ))}
    </TodayList>
  );
}
