import type { InspectionRow } from "#app/features/assets/inspections/inspections-query.ts";
import { HireStateWord } from "#app/features/hires/components/hire-state-word.tsx";
import { TransportTag } from "#app/features/hires/components/hire-transport.tsx";
import type { HireRow } from "#app/features/hires/hires.ts";
import type { WarehouseWork } from "#app/features/scans/warehouse.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatIsoDate } from "#app/i18n/dates.ts";
import * as messages from "#app/i18n/messages/hire-admin/admin-hire-day.ts";
import * as inspections from "#app/i18n/messages/hire-admin/inspections.ts";
import { nameIn } from "#app/i18n/named.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { StateWord, Tag } from "#app/ui/tag.tsx";
import type { DayHires, DayShortage, DaySubhire, HireDayView, LateHire, ListedDayHire } from "../hire-day.ts";
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
          {/* Also those of the days before that are still here, whole or in part. */}
          <DayList
            {...warehouse.collections}
            id="today-collections"
            title={messages.collections}
            none={messages.noCollections}
            work="prepare"
            now={now}
          />
          <DayList
            {...warehouse.toPrepare}
            id="today-to-prepare"
            title={messages.toPrepare}
            none={null}
            work="prepare"
            now={now}
          />
          <DayList
            {...warehouse.returns}
            id="today-returns"
            title={messages.returns}
            none={messages.noReturns}
            work="return"
            now={now}
          />
          <DayList
            {...warehouse.toCheck}
            id="today-to-check"
            title={messages.toCheck}
            href={opensHires ? RETURNED : WAREHOUSE}
            none={null}
            work="return"
            now={now}
          />
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

interface DayListProps
  extends DayHires,
    Pick<React.ComponentProps<typeof TodayList>, "id" | "title" | "none"> {
  /** The list that the reader may open. */
  readonly href?: string;
  /** What each of them is about to be: handed over at its beginning, or taken back at its end. */
  readonly work: WarehouseWork;
  readonly now: Date;
}

/** Hires with the work that they ask for. */
function DayList({ hires, count, href = WAREHOUSE, work, now, ...list }: DayListProps) {
  return (
    <TodayList {...list} href={href} more={count - hires.length}>
      {hires.map((hire) => (
        <DayRow key={hire.id} hire={hire} work={work} now={now} />
      ))}
    </TodayList>
  );
}

interface DayRowProps {
  readonly hire: ListedDayHire;
  readonly work: WarehouseWork;
  readonly now: Date;
}

function DayRow({ hire, work, now }: DayRowProps) {
  const t = useT();
  const at = work === "prepare" ? hire.startsAt : hire.endsAt;
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
      aside={
        <>
          <TransportTag hire={hire} way={work === "prepare" ? "leaving" : "returning"} />{" "}
          <HireStateWord state={hire.state} isPartlyOut={hire.isPartlyOut} />
        </>
      }
    >
      <bdi>{hire.company ?? ""}</bdi>
      {hire.company && hire.place && " · "}
      <bdi>{hire.place}</bdi>
      {hire.keepsRest && <strong className="today-danger">{t(messages.keepsRest)}</strong>}
    </TodayRow>
  );
}

function HireTitle({ hire: { number, name } }: { readonly hire: HireRow }) {
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
          title={`${formatNumber(quantity)} × ${nameIn(locale, { name: item, nameGa: itemGa })}`}
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
          {dueOn && ` · ${formatIsoDate(locale, dueOn)}`}
        </TodayRow>
      ))}
    </TodayList>
  );
}
