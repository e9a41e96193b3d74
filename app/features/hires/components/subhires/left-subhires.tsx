import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/hire-admin/subhires.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Link } from "#app/ui/link.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import type { LeftSubhire } from "../../subhires/subhires.ts";

/** What suppliers still count on although its hire has ended; nothing where there is none. */
export function LeftSubhires({ left }: { readonly left: readonly LeftSubhire[] }) {
  const t = useT();
  if (left.length === 0) return null;
  return (
    <Banner kind="fault" title={t(messages.leftTitle)}>
      <p>{t(messages.left)}</p>
      <ul>
        {left.map(({ id, hireId, number, quantity, itemName, description, supplier, state }) => (
          <li key={id}>
            <Link className="link" to={adminPath(`/admin/hire/hires/${hireId}`)}>
              {number}
            </Link>{" "}
            {quantity} × <bdi>{itemName ?? description}</bdi>, <bdi>{supplier}</bdi>:{" "}
            {t(messages.states[state])}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
