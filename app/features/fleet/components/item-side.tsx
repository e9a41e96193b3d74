import { Form } from "react-router";
import { slugPath } from "#app/features/catalog/slug-path.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/fleet-admin/fleet.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";
import { StateWord, Tag } from "#app/ui/tag.tsx";
import { When } from "#app/ui/when.tsx";
import type { LearnedName } from "../names/learned-name.ts";
import type { ReturnedWork } from "../returned-work.ts";
import { LedgerRefused } from "./item-ledger.tsx";

interface ItemSideProps {
  readonly item: {
    readonly id: string;
    readonly slug: string;
    readonly code: string;
    readonly visible: boolean;
    readonly sample: boolean;
    readonly learned: readonly LearnedName[];
    readonly product: { readonly id: string; readonly parentId: string | null; readonly name: string } | null;
  };
  /** How many units it has. */
  readonly units: number;
  readonly refused: ReturnedWork | null;
}

/** Whether visitors see an item, and that it is a sample, for beside its name. */
export function ItemMarks({ item }: Pick<ItemSideProps, "item">) {
  const t = useT();
  return (
    <>
      <StateWord state={item.visible ? "ok" : "off"}>
        {t(item.visible ? messages.shown : messages.hidden)}
      </StateWord>
      {item.sample && <Tag>{t(messages.marks.sample)}</Tag>}
    </>
  );
}

/** What concerns the whole item: where it shows, its product, its labels, and deleting it. */
export function ItemSide({ item, units, refused }: ItemSideProps) {
  const t = useT();
  return (
    <aside className="admin-side">
      {item.visible && (
        <p>
          <a className="link" href={slugPath("hire-item", item.slug)} target="_blank" rel="noreferrer">
            {t(messages.viewPublic)}
          </a>
        </p>
      )}
      {item.product && (
        <p>
          <a className="link" href={adminPath(`/admin/products/${item.product.parentId ?? item.product.id}`)}>
            {t(messages.openProduct)}
          </a>{" "}
          <span className="muted">{item.product.name}</span>
        </p>
      )}
      {units > 0 && (
        <ButtonRouteLink small variant="outline" to={`${adminPath("/admin/hire/labels")}?item=${item.id}`}>
          {t(messages.printLabels)}
        </ButtonRouteLink>
      )}
      <LearnedNames names={item.learned} />
      <details open={refused?.form === "deletion"}>
        <summary>{t(messages.remove)}</summary>
        <LedgerRefused refused={refused} form="deletion" />
        <p>{t(messages.removeText)}</p>
        <Form method="post" action={adminPath(`/admin/hire/items/${item.id}/deletion`)}>
          <SubmitButton variant="outline" small>
            {t(messages.removeSure)}
          </SubmitButton>
        </Form>
      </details>
    </aside>
  );
}

/** Names from customers' lists with the quote that each came from. They are removed in the form. */
function LearnedNames({ names }: { readonly names: readonly LearnedName[] }) {
  const t = useT();
  if (names.length === 0) return null;
  return (
    <section aria-labelledby="learned-names" className="stack-3">
      <h2 id="learned-names">{t(messages.learnedNames)}</h2>
      <p className="muted">{t(messages.learnedNamesText, { field: t(messages.fields.aliases) })}</p>
      <ul>
        {names.map(({ name, at, quote }) => (
          <li key={name}>
            “{name}”:{" "}
            <a className="link" href={adminPath(`/admin/hire/quotes/${quote.id}`)}>
              {quote.number}
            </a>
            , <When at={at} />
          </li>
        ))}
      </ul>
    </section>
  );
}
