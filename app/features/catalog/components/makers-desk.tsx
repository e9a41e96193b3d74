import { Form, Link } from "react-router";
import type { Message } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/duties-desk.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { ListTable } from "#app/ui/list-table.tsx";
import { Table } from "#app/ui/table.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import { euroText } from "../duties-form.ts";
import {
  type CategoryCost,
  type DeskBrand,
  type MakerGap,
  type MakerLack,
  makerLacks,
} from "../makers-desk.ts";
import "./catalog-forms.css";

const LACKS: Readonly<Record<MakerLack, Message>> = {
  name: words.manufacturerName,
  address: words.manufacturerAddress,
  contact: words.manufacturerContact,
  responsible: words.responsiblePerson,
};

const BRAND_COLUMNS = {
  maker: {
    word: words.maker,
    cell: (brand: DeskBrand) => <span>{brand.manufacturerName ?? "–"}</span>,
  },
  state: { word: words.state, cell: (brand: DeskBrand) => <Lacks lacks={makerLacks(brand)} /> },
  products: { word: words.products, numeric: true, cell: (brand: DeskBrand) => brand.products },
};

/** Brands, what is missing of each maker, and how many products it concerns. */
export function BrandTable({ brands }: { readonly brands: readonly DeskBrand[] }) {
  return (
    <ListTable
      caption={words.brands}
      rows={brands}
      keyOf={({ id }) => id}
      head={{
        word: words.brand,
        cell: ({ id, name }) => (
          <Link className="link link-block" to={`/admin/brands/${id}`}>
            {name}
          </Link>
        ),
      }}
      columns={BRAND_COLUMNS}
      chosen={["maker", "state", "products"]}
    />
  );
}

function Lacks({ lacks }: { readonly lacks: readonly MakerLack[] }) {
  const t = useT();
  if (lacks.length === 0) return <StateWord state="ok">{t(words.complete)}</StateWord>;
  const fields = lacks.map((lack) => t(LACKS[lack])).join(", ");
  return <StateWord state="warn">{t(words.lacking, { fields })}</StateWord>;
}

/** Products that say too little of their maker, with the way to mend it. */
export function MakerGapTable({ gaps }: { readonly gaps: readonly MakerGap[] }) {
  const t = useT();
  return (
    <Table caption={t(words.gaps)} quietCaption>
      <thead>
        <tr>
          <th scope="col">{t(words.product)}</th>
          <th scope="col">{t(words.brand)}</th>
          <th scope="col">{t(words.maker)}</th>
        </tr>
      </thead>
      <tbody>
        {gaps.map((gap) => (
          <tr key={gap.id}>
            <th scope="row">
              <Link className="link" to={`/admin/products/${gap.id}#duties`}>
                {gap.name}
              </Link>
              <small className="muted">{gap.sku && ` ${gap.sku}`}</small>
            </th>
            <td>
              {gap.brand ? (
                <Link className="link" to={`/admin/brands/${gap.brand.id}`}>
                  {gap.brand.name}
                </Link>
              ) : (
                t(words.noBrand)
              )}
            </td>
            <td>{t(gap.own ? words.itsOwn : words.ofBrand)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** A small form for each category; what was typed wrongly stands in its own. */
export function CategoryCosts({
  costs,
  refused,
}: {
  readonly costs: readonly CategoryCost[];
  readonly refused: { readonly id: string; readonly typed: string } | null;
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
                key={`${environmentalCost} ${wrong?.typed}`}
                name="cost"
                label={words.environmentalCost}
                companion={false}
                inputMode="decimal"
                autoComplete="off"
                defaultValue={wrong?.typed ?? euroText(environmentalCost)}
                error={wrong ? t(words.wrongCost) : undefined}
              />
              <Button type="submit" variant="outline">
                {t(words.save)}
                <span className="hidden-visually">: {path}</span>
              </Button>
            </Form>
          </li>
        );
      })}
    </ul>
  );
}
