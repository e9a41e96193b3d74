import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/hire-admin/venues-and-vehicles-admin.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Link } from "#app/ui/link.tsx";
import { ListTable } from "#app/ui/tables/list-table.tsx";
import { supplyText } from "../load-text.ts";
import type { SupplyCode } from "../power.ts";

interface VenueRow {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly supplies: readonly SupplyCode[];
}

interface VehicleRow {
  readonly id: string;
  readonly name: string;
  readonly payloadKg: number;
  readonly litres: number;
  readonly tailLift: boolean;
}

/** Saved venues. */
export function VenuesTable({ venues }: { readonly venues: readonly VenueRow[] }) {
  return (
    <ListTable
      caption={messages.venues}
      rows={venues}
      keyOf={({ id }) => id}
      head={{
        label: messages.fields.name,
        cell: ({ id, name }) => (
          <Link className="link" to={adminPath(`/admin/hire/venues/${id}`)}>
            {name}
          </Link>
        ),
      }}
      columns={{
        supplies: { label: messages.supplies, cell: (row: VenueRow) => <Supplies codes={row.supplies} /> },
        address: { label: messages.fields.address, cell: ({ address }: VenueRow) => address },
      }}
      chosen={["supplies", "address"]}
    />
  );
}

/** Saved vehicles. */
export function VehiclesTable({ vehicles }: { readonly vehicles: readonly VehicleRow[] }) {
  return (
    <ListTable
      caption={messages.vehicles}
      rows={vehicles}
      keyOf={({ id }) => id}
      head={{
        label: messages.fields.name,
        cell: ({ id, name }) => (
          <Link className="link" to={adminPath(`/admin/hire/vehicles/${id}`)}>
            {name}
          </Link>
        ),
      }}
      columns={{
        payload: {
          label: messages.fields.payload,
          numeric: true,
          cell: ({ payloadKg }: VehicleRow) => formatNumber(payloadKg),
        },
        litres: {
          label: messages.fields.litres,
          numeric: true,
          cell: ({ litres }: VehicleRow) => formatNumber(litres),
        },
        lift: {
          label: messages.fields.tail_lift,
          cell: ({ tailLift }: VehicleRow) => (tailLift ? "✓" : "–"),
        },
      }}
      chosen={["payload", "litres", "lift"]}
    />
  );
}

function Supplies({ codes }: { readonly codes: readonly SupplyCode[] }) {
  const t = useT();
  const locale = useLocale();
  return codes.length === 0 ? t(messages.none) : codes.map((code) => supplyText(locale, code)).join(", ");
}
