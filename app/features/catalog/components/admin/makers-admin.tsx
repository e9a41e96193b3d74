import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/catalog-admin/duties-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { euroText } from "#app/lib/euro.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { ListTable } from "#app/ui/tables/list-table.tsx";
import { Table } from "#app/ui/tables/table.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import {
  type AdminBrand,
  type CategoryCost,
  type MakerGap,
  type MakerLack,
  makerLacks,
} from "../../makers/makers-admin.ts";
import "../catalog-forms.css";

const LACKS: Readonly<Record<MakerLack, Message>> = {
  name: messages.manufacturerName,
  address: messages.manufacturerAddress,
  contact: messages.manufacturerContact,
  responsible: messages.responsiblePerson,
};

const BRAND_COLUMNS = {
  maker: {
    label: messages.maker,
    cell: (brand: AdminBrand) => <span>{brand.manufacturerName ?? "–"}</span>,
  },
  state: { label: messages.state, cell: (brand: AdminBrand) => <Lacks brand={brand} /> },
  products: {
    label: messages.products,
    numeric: true,
    cell: ({ products, ownMakers }: AdminBrand) => products + ownMakers,
  },
};

/** Brands, what is missing of each maker, and how many products it concerns. */
export function BrandTable({ brands }: { readonly brands: readonly AdminBrand[] }) {
  return (
    <ListTable
      caption={messages.brands}
      rows={brands}
      keyOf={({ id }) => id}
      head={{
        label: messages.brand,
        cell: ({ id, name }) => (
          <Link className="link link-block" to={adminPath(`/admin/brands/${id}`)}>
            {name}
          </Link>
        ),
      }}
      columns={BRAND_COLUMNS}
      chosen={["maker", "state", "products"]}
    />
  );
}

/** What is missing of a brand's maker; a warning only where a published product shows it. */
function Lacks({ brand }: { readonly brand: AdminBrand }) {
  const t = useT();
  const lacks = makerLacks(brand);
  if (lacks.length === 0) return <StateWord state="ok">{t(messages.complete)}</StateWord>;
  if (brand.products === 0 && brand.ownMakers > 0)
    return <StateWord state="off">{t(messages.allOwnMakers)}</StateWord>;
  const fields = lacks.map((lack) => t(LACKS[lack])).join(", ");
  return <StateWord state={brand.products > 0 ? "warn" : "off"}>{t(messages.lacking, { fields })}</StateWord>;
}

/** Products that say too little of their maker, with the way to mend it. */
export function MakerGapTable({ gaps }: { readonly gaps: readonly MakerGap[] }) {
  const t = useT();
  return (
    <Table caption={t(messages.gaps)} quietCaption>
      <thead>
        <tr>
          <th scope="col">{t(messages.product)}</th>
          <th scope="col">{t(messages.brand)}</th>
          <th scope="col">{t(messages.maker)}</th>
        </tr>
      </thead>
      <tbody>
        {gaps.map((gap) => (
          <tr key={gap.id}>
            <th scope="row">
              <Link className="link" to={adminPath(`/admin/products/${gap.id}#duties`)}>
                {gap.name}
              </Link>
              <small className="muted">{gap.sku && ` ${gap.sku}`}</small>
            </th>
            <td>
              {gap.brand ? (
                <Link className="link" to={adminPath(`/admin/brands/${gap.brand.id}`)}>
                  {gap.brand.name}
                </Link>
              ) : (
                t(messages.noBrand)
              )}
            </td>
            <td>{t(gap.own ? messages.itsOwn : messages.ofBrand)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** A small form for each category; what was typed wrongly is in its own. */
export function CategoryCosts({
  costs,
  refused,
}: {
  readonly costs: readonly CategoryCost[];
  readonly refused: { readonly id: string; readonly cost: string } | null;
}) {
  const t = useT();
  return (
    <ul className="ruled-list">
      {costs.map(({ id, path, environmentalCost }) => {
        const wrong = refused?.id === id ? refused : null;
        return (
          <li key={id}>
            <Form method="post" className="line-form cost-form">
              <input type="hidden" name="id" value={id} />
              <b>{path}</b>
              <Field
                id={`cost-${id}`}
                key={`${environmentalCost} ${wrong?.cost}`}
                name="cost"
                label={messages.environmentalCost}
                inputMode="decimal"
                autoComplete="off"
                defaultValue={wrong?.cost ?? euroText(environmentalCost)}
                error={wrong ? t(messages.wrongCost) : undefined}
              />
              <SubmitButton variant="outline">
                {t(messages.save)}
                <span className="hidden-visually">: {path}</span>
              </SubmitButton>
            </Form>
          </li>
        );
      })}
    </ul>
  );
}
