import { ORDER_STATE_MESSAGES } from "#app/features/orders/components/order-state-word.tsx";
import { adminPath } from "#app/i18n/admin-path.ts";
import { orderName } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/hire-admin/hire-return.ts";
import { nameIn } from "#app/i18n/named.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { namesOfGoods, type ReturnedGoods, type ReturnFault } from "../closing/returned-goods.ts";
import { listCharges } from "../closing/suggested-charge.ts";
import { chargeRefusal } from "../hire-states.ts";
import type { HireView } from "../hires.ts";

interface BannerProps {
  readonly hire: HireView;
  readonly goods: readonly ReturnedGoods[];
  /** Accidental damage is not charged. */
  readonly hasWaiver: boolean;
}

const CHARGES = { missing: "lost", damaged: "damaged" } as const;
const TEXTS = { missing: messages.missingText, damaged: messages.damagedText } as const;

/** What of a hire did not come back or came back damaged, each with the way to charge it; nothing where nothing did. */
export function ReturnedBanner(props: BannerProps) {
  const { hire, goods } = props;
  const t = useT();
  const faults = (["missing", "damaged"] as const).filter((fault) => goods.some((one) => one[fault] > 0));
  if (faults.length === 0) return null;
  const isCharged = faults.every((fault) => listCharges(hire, CHARGES[fault]).length > 0);
  return (
    <Banner kind={isCharged || hire.state === "closed" ? "info" : "fault"} title={t(messages.title)}>
      <ul className="stack-3">
        {faults.map((fault) => (
          <Fault key={fault} {...props} fault={fault} />
        ))}
      </ul>
    </Banner>
  );
}

function Fault({ hire, goods, hasWaiver, fault }: BannerProps & { readonly fault: ReturnFault }) {
  const [t, locale] = [useT(), useLocale()];
  const kind = CHARGES[fault];
  const charges = listCharges(hire, kind);
  const isCharged = charges.length > 0;
  const isWaived = hasWaiver && fault === "damaged";
  const orders = charges.map(({ number, state }) =>
    t(messages.chargedOrder, { number: orderName(number), state: t(ORDER_STATE_MESSAGES[state]) }),
  );
  return (
    <li>
      {t(TEXTS[fault], { goods: namesOfGoods(locale, goods, fault) })}{" "}
      {isCharged ? t(messages.charged, { orders: orders.join(", ") }) : t(messages.notCharged)}
      {isWaived && ` ${t(messages.waiver)}`}
      {fault === "damaged" && <DamageNotes goods={goods} />}
      {!isCharged && chargeRefusal(hire.state) === null && (
        <p>
          <ButtonRouteLink
            variant={isWaived ? "quiet" : "outline"}
            small
            preventScrollReset
            to={`${adminPath(`/admin/hire/hires/${hire.id}`)}?charge=${kind}`}
          >
            {t(messages.chargeFor[fault])}
          </ButtonRouteLink>
        </p>
      )}
    </li>
  );
}

/** What the store wrote of the damage. */
function DamageNotes({ goods }: Pick<BannerProps, "goods">) {
  const [t, locale] = [useT(), useLocale()];
  const notes = goods.flatMap((one) => one.notes.map((note) => ({ ...note, name: nameIn(locale, one) })));
  if (notes.length === 0) return null;
  return (
    <ul>
      {notes.map(({ unitNumber, name, note }) => (
        <li key={`${unitNumber} ${name} ${note}`}>
          {t(messages.damageNote, {
            what: unitNumber === null ? name : t(messages.units, { numbers: String(unitNumber) }),
          })}{" "}
          <bdi>{note}</bdi>
        </li>
      ))}
    </ul>
  );
}
