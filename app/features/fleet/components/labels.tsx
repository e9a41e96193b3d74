import { QrPicture } from "#app/features/identity/components/qr-picture.tsx";
import * as unitMessages from "#app/i18n/messages/fleet-admin/fleet-units.ts";
import { useT } from "#app/i18n/use-t.tsx";
import "./labels.css";

interface Label {
  readonly number: number | null;
  readonly code: string | null;
  readonly itemName: string;
}

/** Labels to print: the QR code that opens the unit's public page, its number and name. */
export function Labels({ units, origin }: { readonly units: readonly Label[]; readonly origin: string }) {
  const t = useT();
  return (
    <ul className="unit-labels">
      {units.map(({ number, code, itemName }) => (
        <li key={number} className="unit-label">
          <QrPicture text={`${origin}/u/${code}`} label={t(unitMessages.qrOf, { n: String(number) })} />
          <p>
            <b>{number}</b>
            <span>{itemName}</span>
            <code>{code}</code>
          </p>
        </li>
      ))}
    </ul>
  );
}
