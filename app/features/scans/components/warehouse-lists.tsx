import { HireStateWord } from "#app/features/hires/components/hire-state-word.tsx";
import { TransportTime } from "#app/features/hires/components/hire-transport.tsx";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire-admin/warehouse.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { type ListColumn, ListTable } from "#app/ui/tables/list-table.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { WarehouseHire, WarehouseWork } from "../warehouse.ts";

type Column = "state" | "customer" | "collection" | "return" | "pieces";

const COLUMNS: Readonly<Record<Column, ListColumn<WarehouseHire>>> = {
  state: { label: messages.columns.state, cell: (hire) => <State hire={hire} /> },
  customer: {
    label: messages.columns.customer,
    cell: ({ name, company }) => <bdi>{company ? `${company}, ${name}` : name}</bdi>,
  },
  collection: {
    label: messages.columns.collection,
    cell: (hire) => <TransportTime hire={hire} way="leaving" />,
  },
  return: { label: messages.columns.return, cell: (hire) => <TransportTime hire={hire} way="returning" /> },
  pieces: { label: messages.columns.pieces, cell: (hire) => <Pieces hire={hire} /> },
};

const LEAVING_COLUMNS: typeof COLUMNS = {
  ...COLUMNS,
  pieces: { label: messages.columns.pieces, cell: (hire) => <PiecesToGo hire={hire} /> },
};

interface ListProps {
  readonly title: Message;
  readonly hires: readonly WarehouseHire[];
  /** The page on which the hires of the list are worked on. */
  readonly work: WarehouseWork;
}

/** Hires of one kind of work; nothing where there is none. */
export function WarehouseList({ title, hires, work }: ListProps) {
  const t = useT();
  if (hires.length === 0) return null;
  const time: Column = work === "prepare" ? "collection" : "return";
  return (
    <section className="stack-3">
      <h2>{t(title)}</h2>
      <ListTable
        caption={title}
        rows={hires}
        keyOf={({ id }) => id}
        head={{ label: messages.columns.number, cell: (hire) => <HireLink hire={hire} work={work} /> }}
        columns={work === "prepare" ? LEAVING_COLUMNS : COLUMNS}
        chosen={["state", time, "customer", "pieces"]}
      />
    </section>
  );
}

/** A document of its own: only there camera and decoder are permitted. */
function HireLink({
  hire: { id, number },
  work,
}: { readonly hire: WarehouseHire } & Pick<ListProps, "work">) {
  const href =
    work === "prepare"
      ? adminPath(`/admin/hire/warehouse/${id}/prepare`)
      : adminPath(`/admin/hire/warehouse/${id}/return`);
  return (
    <a className="link link-block nowrap" href={href}>
      {number}
    </a>
  );
}

function State({ hire: { state, isPartlyOut, late, unpaid } }: { readonly hire: WarehouseHire }) {
  const t = useT();
  return (
    <>
      <HireStateWord state={state} isPartlyOut={isPartlyOut} />{" "}
      {late && <Tag variant="fault">{t(messages.late)}</Tag>}{" "}
      {unpaid && <Tag variant="warn">{t(messages.unpaid)}</Tag>}
    </>
  );
}

function PiecesToGo({ hire }: { readonly hire: WarehouseHire }) {
  const t = useT();
  const { isPartlyOut, prepared, toGo, needed } = hire;
  const [message, n] = isPartlyOut ? [messages.toGoOf, toGo] : [messages.preparedOf, prepared];
  return t(message, { n: formatNumber(n), of: formatNumber(needed) });
}

function Pieces({ hire }: { readonly hire: WarehouseHire }) {
  const t = useT();
  const count = t(messages.backOf, { n: formatNumber(hire.back), of: formatNumber(hire.out + hire.back) });
  const rest = hire.state === "part-back" && hire.out === 0 ? hire.needed - hire.back : 0;
  return rest > 0 ? `${count}, ${t(messages.neverLeft, { n: formatNumber(rest) })}` : count;
}
