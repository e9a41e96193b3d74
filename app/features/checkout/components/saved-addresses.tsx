import type { SavedAddress } from "#app/features/addresses/addresses.ts";
import * as messages from "#app/i18n/messages/account/addresses.ts";
import { useT } from "#app/i18n/use-t.tsx";

/** The account's addresses; picking one fills the form with it. Nothing for an account without any. */
export function SavedAddresses({
  addresses,
  current,
}: {
  addresses: readonly SavedAddress[];
  current: string | null;
}) {
  const t = useT();
  if (addresses.length === 0) return null;
  return (
    <nav className="checkout-saved" aria-labelledby="saved-addresses">
      <h2 id="saved-addresses">{t(messages.yourAddresses)}</h2>
      <ul>
        {addresses.map(({ id, name, line1, town, postcode }) => (
          <li key={id}>
            <a href={`?address=${id}`} {...(id === current && { "aria-current": "true" as const })}>
              <b dir="auto">{name}</b>
              <span dir="auto">
                {line1}, {town}, {postcode}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
