import { msg } from "#app/i18n/message.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardLink } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { Skeleton } from "#app/ui/page/skeleton.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { StockWord } from "#app/ui/stock-word.tsx";
import { ListPages } from "#app/ui/tables/list-pages.tsx";
import { ListTable } from "#app/ui/tables/list-table.tsx";
import { Pagination } from "#app/ui/tables/pagination.tsx";
import { PatchTable } from "#app/ui/tables/patch-table.tsx";
import { Facts } from "#app/ui/tables/table.tsx";
import { Price, Tag } from "#app/ui/tag.tsx";
import { Specimen, type StyleguidePictures } from "./specimen.tsx";

const ORDERS = msg("Orders", "Orduithe");
const ORDER = msg("Order", "Ordú");
const STATE = msg("Status", "Stádas");
const TOTAL = msg("Total", "Iomlán");
const STOCK = ["in_stock", "low", "out_of_stock", "on_backorder"] as const;

/** Cards, tables, lists, empty and loading states. */
export function Surfaces({ pictures }: { pictures: StyleguidePictures }) {
  return (
    <>
      <Specimen title="Cards: product, follow spot, missing picture, loading">
        <div className="threes">
          <ProductSpecimen pictures={pictures} />
          <Card spot>
            <Picture source={pictures.scene} sizes="20rem" className="picture-4x3" decorative />
            <CardBody>
              <h4>
                <CardLink href="#main">Lighting Equipment</CardLink>
              </h4>
              <p className="voice" lang="ga">
                Trealamh Soilsithe
              </p>
              <p>Spotlights, moving lights, admins and effects.</p>
            </CardBody>
          </Card>
          <Card line>
            <Picture source={null} sizes="20rem" />
            <CardBody>
              <h4>No picture yet</h4>
            </CardBody>
          </Card>
          <Card line>
            <Skeleton shape="picture" />
            <CardBody>
              <Skeleton />
              <Skeleton />
              <Skeleton shape="button" />
            </CardBody>
          </Card>
        </div>
      </Specimen>
      <Specimen title="States, tags, prices">
        <div className="row">
          {STOCK.map((stock) => (
            <StockWord key={stock} stock={stock} />
          ))}
          {(["plain", "tint", "ok", "warn", "fault"] as const).map((variant) => (
            <Tag key={variant} variant={variant}>
              {variant}
            </Tag>
          ))}
          <Price large note="incl. 23% VAT">
            €6,450.00
          </Price>
        </div>
      </Specimen>
      <Specimen title="Patch sheet, table, facts, pages, empty">
        <div className="split split-even">
          <PatchTable
            rows={[
              { name: "4,520 sq.ft studio", value: <Irish>Stiúideo</Irish> },
              { name: "1,200 sq.ft office and dressing space", value: <Irish>Oifig agus gléasadh</Irish> },
              {
                name: "Virtual production with LED wall",
                value: <Irish>Balla LED</Irish>,
                note: "Camera tracked.",
              },
            ]}
          />
          <OrdersSpecimen />
        </div>
        <ListPages first="?" next="?after=2" />
        <Pagination page={4} pages={12} hrefOf={(n) => `?page=${n}`} />
        <EmptyState title="No products found" action={<Button variant="outline">Clear filters</Button>}>
          Try another word, or look through all equipment.
        </EmptyState>
      </Specimen>
    </>
  );
}

function Irish({ children }: { children: React.ReactNode }) {
  return (
    <span className="voice" lang="ga">
      {children}
    </span>
  );
}

function ProductSpecimen({ pictures }: { pictures: StyleguidePictures }) {
  return (
    <Card line>
      <Picture source={pictures.product} sizes="20rem" className="picture-product" />
      <CardBody>
        <small className="muted">Lighting</small>
        <h4>Moving head spot 350 W</h4>
        <div className="row spread">
          <Price note="incl. 23% VAT">€2,890.00</Price>
          <StockWord stock="in_stock" />
        </div>
        <Button variant="solid" wide>
          Add to Cart
        </Button>
      </CardBody>
    </Card>
  );
}

function OrdersSpecimen() {
  return (
    <div className="stack-8">
      <ListTable
        caption={ORDERS}
        rows={[
          { number: "IST-2026-0142", state: <Tag variant="ok">Paid</Tag>, total: "€1,234.50" },
          { number: "IST-2026-0141", state: <Tag variant="warn">Waiting</Tag>, total: "€98.00" },
        ]}
        keyOf={({ number }) => number}
        head={{ label: ORDER, cell: ({ number }) => number }}
        columns={{
          state: { label: STATE, cell: ({ state }) => state },
          total: { label: TOTAL, cell: ({ total }) => total, numeric: true },
        }}
        chosen={["state", "total"]}
      />
      <Facts
        rows={[
          ["Dates", "5–7 Dec 2026"],
          ["Place", "Clifden, Co. Galway"],
        ]}
      />
    </div>
  );
}
