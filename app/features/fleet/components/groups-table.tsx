import { adminPath } from "#app/i18n/admin-path.ts";
import { formatThousandths } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/fleet-admin/fleet.ts";
import * as groupMessages from "#app/i18n/messages/fleet-admin/fleet-groups.ts";
import * as hire from "#app/i18n/messages/hire-admin/hire-settings.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Link } from "#app/ui/link.tsx";
import { ListTable } from "#app/ui/tables/list-table.tsx";
import { StateWord, Tag } from "#app/ui/tag.tsx";

interface GroupRow {
  readonly id: string;
  readonly name: string;
  readonly live: boolean;
  readonly sample: boolean;
  readonly prepMinutes: number;
  readonly turnaroundMinutes: number;
  readonly halfDayThousandths: number | null;
  readonly ownSteps: boolean;
  readonly items: number;
}

/** The groups in their order. */
export function GroupsTable({ groups }: { readonly groups: readonly GroupRow[] }) {
  return (
    <ListTable
      caption={messages.groups}
      rows={groups}
      keyOf={({ id }) => id}
      head={{
        label: messages.fields.group,
        cell: ({ id, name }) => (
          <Link className="link" to={adminPath(`/admin/hire/groups/${id}`)}>
            {name}
          </Link>
        ),
      }}
      columns={COLUMNS}
      chosen={["live", "items", "buffers", "steps", "half"]}
    />
  );
}

const COLUMNS = {
  live: { label: messages.state, cell: (group: GroupRow) => <Live group={group} /> },
  items: {
    label: groupMessages.groupItems,
    numeric: true,
    cell: ({ id, items }: GroupRow) => (
      <Link className="link" to={adminPath(`/admin/hire/items?group=${id}`)}>
        {items}
      </Link>
    ),
  },
  buffers: { label: groupMessages.buffers, cell: (group: GroupRow) => <Buffers group={group} /> },
  steps: { label: hire.steps, cell: (group: GroupRow) => <Steps group={group} /> },
  half: {
    label: groupMessages.groupFields.half_day,
    numeric: true,
    cell: ({ halfDayThousandths: half }: GroupRow) => (half === null ? "–" : formatThousandths(half)),
  },
};

function Live({ group }: { readonly group: GroupRow }) {
  const t = useT();
  return (
    <>
      <StateWord state={group.live ? "ok" : "warn"}>
        {t(group.live ? groupMessages.isLive : groupMessages.isNotLive)}
      </StateWord>{" "}
      {group.sample && <Tag>{t(messages.marks.sample)}</Tag>}
    </>
  );
}

function Buffers({ group }: { readonly group: GroupRow }) {
  return useT()(groupMessages.minutes, { prep: group.prepMinutes, turnaround: group.turnaroundMinutes });
}

function Steps({ group }: { readonly group: GroupRow }) {
  return useT()(group.ownSteps ? groupMessages.ownFactors : groupMessages.defaultSteps);
}
