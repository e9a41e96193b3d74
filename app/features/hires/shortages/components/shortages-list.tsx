import { Form } from "react-router";
import { AssigneeOptions } from "#app/features/identity/components/assignee-options.tsx";
import type { StaffMember } from "#app/features/identity/identity.ts";
import { useMailed } from "#app/features/mail/mail-server.tsx";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import * as messages from "#app/i18n/messages/hire-admin/subhires.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Select } from "#app/ui/forms/field.tsx";
import { errorsOf } from "#app/ui/forms/form-fields.ts";
import { LimitedField } from "#app/ui/forms/limited-field.tsx";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { Link } from "#app/ui/link.tsx";
import { ListFilter } from "#app/ui/tables/list-filter.tsx";
import { type ListColumn, ListTable } from "#app/ui/tables/list-table.tsx";
import { choiceTabs } from "#app/ui/tables/list-tabs.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import { When } from "#app/ui/when.tsx";
import { SubhireFault, SubhireForm, type SupplierChoice } from "../../components/subhires/subhire-form.tsx";
import { SubhireOrder } from "../../components/subhires/subhire-order.tsx";
import type { AskedSubhire } from "../../subhires/subhires.ts";
import { SHORTAGE_LIMITS } from "../../text-limits.ts";
import {
  SHORTAGE_VIEWS,
  type ShortageRow,
  type ShortagesQuery,
  type ShortageWays,
  type SubhireAnswer,
  shortagesList,
  subhireFaultTexts,
} from "../shortages.ts";
import { OtherWays } from "./shortage-ways.tsx";
import "./shortages-list.css";

interface FilterProps {
  readonly query: ShortagesQuery;
  readonly count: React.ReactNode;
}

export function ShortagesFilter({ query, count }: FilterProps) {
  const t = useT();
  const tabs = choiceTabs(SHORTAGE_VIEWS, query.view, (view) => ({
    name: t(messages.views[view]),
    to: shortagesList.href({ ...query, view, page: 1 }),
  }));
  return (
    <ListFilter
      key={shortagesList.href(query)}
      hidden={<input type="hidden" name="view" value={query.view} />}
      tabs={{ label: t(messages.view), tabs }}
      count={count}
    >
      <SearchField label={t(messages.search)} name="search" defaultValue={query.search} />
    </ListFilter>
  );
}

interface Choices {
  /** Ways to cover it by the id of the shortage; those of hires. */
  readonly ways: Readonly<Record<string, ShortageWays>>;
  readonly staff: readonly StaffMember[];
  readonly suppliers: readonly SupplierChoice[];
  /** What suppliers were asked for, by the id of the shortage. */
  readonly asked: Readonly<Record<string, readonly AskedSubhire[]>>;
  readonly answer: SubhireAnswer | null;
}

const COLUMNS = ["quantity", "from", "to", "owner", "reason", "assignee"] as const;

export function ShortagesTable({
  shortages,
  ...choices
}: Choices & { readonly shortages: readonly ShortageRow[] }) {
  const t = useT();
  const columns = {
    quantity: { label: messages.columns.quantity, numeric: true, cell: ({ quantity }) => quantity },
    from: { label: messages.columns.from, cell: ({ startsAt }) => <When at={startsAt} /> },
    to: { label: messages.columns.to, cell: ({ endsAt }) => <When at={endsAt} /> },
    owner: { label: messages.columns.owner, cell: (row) => <Owner row={row} /> },
    reason: { label: messages.columns.reason, cell: ({ reason }) => t(messages.reasons[reason]) },
    assignee: {
      label: messages.columns.assignee,
      cell: ({ assignee }) => <bdi>{assignee ?? t(messages.nobody)}</bdi>,
    },
  } satisfies Record<(typeof COLUMNS)[number], ListColumn<ShortageRow>>;
  return (
    <ListTable
      caption={messages.shortages}
      rows={shortages}
      keyOf={({ id }) => id}
      head={{ label: messages.columns.item, cell: (row) => <Item row={row} /> }}
      columns={columns}
      chosen={COLUMNS}
      below={(row) => (
        <>
          <Asked asked={choices.asked[row.id] ?? []} />
          <Actions row={row} {...choices} />
        </>
      )}
    />
  );
}

function useItemName({ item, itemGa }: ShortageRow): string {
  return useLocale() === "ga" ? itemGa || item : item;
}

function Item({ row }: { readonly row: ShortageRow }) {
  return (
    <Link className="link" to={adminPath(`/admin/hire/items/${row.itemId}`)}>
      {useItemName(row)}
    </Link>
  );
}

function Owner({ row: { owner, ownerId, reference, customer } }: { readonly row: ShortageRow }) {
  const page =
    owner === "hire" ? adminPath(`/admin/hire/hires/${ownerId}`) : adminPath(`/admin/hire/quotes/${ownerId}`);
  return (
    <>
      <Link className="link" to={page}>
        {reference}
      </Link>{" "}
      <bdi>{customer}</bdi>
    </>
  );
}

/** What suppliers were asked for and have not confirmed, each with its next step. */
function Asked({ asked }: { readonly asked: readonly AskedSubhire[] }) {
  const [t, locale, mailed] = [useT(), useLocale(), useMailed()];
  if (asked.length === 0) return null;
  return (
    <ul className="stack-3 shortage-asked">
      {asked.map((one) => {
        const { id, hireId, supplier, quantity, createdAt, orderedAt } = one;
        const at = formatDateTime(locale, createdAt);
        return (
          <li key={id}>
            <StateWord state="warn">{t(messages.askedOf, { quantity, supplier, at })}</StateWord>{" "}
            {orderedAt &&
              t(mailed(messages.orderedAt, messages.orderKeptAt), {
                at: formatDateTime(locale, orderedAt),
              })}{" "}
            <Link className="link" to={`${adminPath(`/admin/hire/hires/${hireId}`)}#subhires`}>
              {t(messages.openSubhire)}
            </Link>
            <SubhireOrder hireId={hireId} subhire={one} answer={null} />
          </li>
        );
      })}
    </ul>
  );
}

/** Everything that can be done about one shortage, folded away until it is asked for. */
function Actions({ row, staff, suppliers, ways, answer }: Choices & { readonly row: ShortageRow }) {
  const t = useT();
  const own = answer?.subject === row.id ? answer : null;
  const { id, quantity } = row;
  return (
    <details open={own !== null}>
      <summary>{t(messages.solve, { quantity, item: useItemName(row) })}</summary>
      <div className="shortage-actions">
        <SubhireFault answer={own}>
          {own?.kind === "draft-there" && row.quoteId && (
            <>
              {" "}
              <Link className="link" to={adminPath(`/admin/hire/quotes/${row.quoteId}`)}>
                {t(messages.openQuote)}
              </Link>
            </>
          )}
        </SubhireFault>
        <div className="stack-4">
          <AssignForm row={row} staff={staff} />
          <Form method="post" action={adminPath(`/admin/hire/shortages/${id}/attempts`)}>
            <SubmitButton variant="outline">{t(messages.tryAgain)}</SubmitButton>
          </Form>
        </div>
        <OtherWays row={row} ways={ways[id]} values={own?.values ?? null} />
        {row.hireVersion === null ? (
          <p className="muted">{t(messages.ofQuote)}</p>
        ) : (
          <SubhireForm
            subject={id}
            action={adminPath(`/admin/hire/shortages/${id}/subhires`)}
            back={adminPath("/admin/hire/shortages")}
            version={row.hireVersion}
            suppliers={suppliers}
            lines={null}
            quantity={quantity}
            period={row}
            answer={own}
          />
        )}
        <FewerForm row={row} />
        <SolvedForm row={row} answer={own} />
      </div>
    </details>
  );
}

function AssignForm({ row, staff }: Pick<Choices, "staff"> & { readonly row: ShortageRow }) {
  const t = useT();
  return (
    <Form method="post" action={adminPath(`/admin/hire/shortages/${row.id}/assignments`)} className="stack-3">
      <Select
        name="assignee"
        id={`assignee-${row.id}`}
        label={messages.columns.assignee}
        defaultValue={row.assigneeId ?? ""}
      >
        <option value="">{t(messages.nobody)}</option>
        <AssigneeOptions of={staff} assigned={row.assigneeId} />
      </Select>
      <p>
        <SubmitButton variant="outline">{t(messages.assign)}</SubmitButton>
      </p>
    </Form>
  );
}

function FewerForm({ row: { id, quantity } }: { readonly row: ShortageRow }) {
  const t = useT();
  return (
    <Form method="post" action={adminPath(`/admin/hire/shortages/${id}/reductions`)} className="stack-3">
      <input type="hidden" name="version" value={quantity} />
      <p className="muted">{t(messages.fewerHint)}</p>
      <p>
        <SubmitButton variant="outline">{t(messages.fewer)}</SubmitButton>
      </p>
    </Form>
  );
}

function SolvedForm({ row, answer }: { readonly row: ShortageRow; readonly answer: SubhireAnswer | null }) {
  const t = useT();
  const id = `note-${row.id}`;
  const error = errorsOf(subhireFaultTexts(t, answer))(id);
  return (
    <Form
      method="post"
      action={adminPath(`/admin/hire/shortages/${row.id}/solution`)}
      className="stack-3"
      noValidate
    >
      <input type="hidden" name="version" value={row.quantity} />
      <LimitedField
        name="note"
        id={id}
        label={messages.note}
        {...(row.owner === "hire" && { hint: t(messages.noteHint) })}
        defaultValue={answer?.values["note"] ?? ""}
        error={error}
        limit={SHORTAGE_LIMITS.note}
      />
      <p>
        <SubmitButton variant="outline">{t(messages.reallocated)}</SubmitButton>
      </p>
    </Form>
  );
}
