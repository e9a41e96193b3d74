import { Form } from "react-router";
import type { PieceBlock } from "#app/features/claims/claims.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/fleet-admin/fleet-pieces.ts";
import * as stockMessages from "#app/i18n/messages/fleet-admin/fleet-stock.ts";
import { nameIn } from "#app/i18n/named.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { LimitedField } from "#app/ui/forms/limited-field.tsx";
import { Link } from "#app/ui/link.tsx";
import { AlertBanner } from "#app/ui/page/banner.tsx";
import { When } from "#app/ui/when.tsx";
import type { ReturnedWork } from "../returned-work.ts";
import { FLEET_LIMITS } from "../text-limits.ts";
import "#app/ui/tables/bulk-bar.css";
import "./blocked-pieces.css";

interface BlockedPiecesProps {
  readonly itemId: string;
  readonly blocks: readonly PieceBlock[];
  readonly refused: ReturnedWork | null;
}

/** Counted pieces of an item in repair and missing, and the forms that end it; nothing where there are none. */
export function BlockedPieces({ itemId, blocks, refused }: BlockedPiecesProps) {
  const t = useT();
  const answer = refused?.form === "pieces" ? refused : null;
  if (blocks.length === 0 && !answer) return null;
  return (
    <section className="admin-card" id="pieces">
      <h2>{t(messages.title)}</h2>
      <EndedMeanwhile blocks={blocks} answer={answer} />
      <p>{t(messages.text)}</p>
      {blocks.map((block) => (
        <BlockForm
          key={`${keyOf(block)}-${block.quantity}`}
          block={block}
          back={adminPath(`/admin/hire/items/${itemId}/recoveries`)}
          off={adminPath(`/admin/hire/items/${itemId}/write-offs`)}
          answer={isOf(block, answer) ? answer : null}
          links
        />
      ))}
    </section>
  );
}

interface AllBlockedPiecesProps extends Omit<BlockedPiecesProps, "itemId"> {
  /** Whether the person may open hires. */
  readonly links: boolean;
}

/** Counted pieces of all items in repair and missing, one card for each, and the forms that end it. */
export function AllBlockedPieces({ blocks, refused, links }: AllBlockedPiecesProps) {
  const t = useT();
  const answer = refused?.form === "pieces" ? refused : null;
  return (
    <div className="stack-6">
      <EndedMeanwhile blocks={blocks} answer={answer} />
      {blocks.length === 0 && <p className="muted">{t(messages.none)}</p>}
      {[...Map.groupBy(blocks, ({ itemId }) => itemId)].map(([itemId, own]) => (
        <section key={itemId} className="admin-card">
          <ItemName block={own[0]} />
          {own.map((block) => (
            <BlockForm
              key={`${keyOf(block)}-${block.quantity}`}
              block={block}
              back={adminPath(`/admin/hire/units/counted/${itemId}/recoveries`)}
              off={adminPath(`/admin/hire/units/counted/${itemId}/write-offs`)}
              answer={isOf(block, answer) ? answer : null}
              links={links}
            />
          ))}
        </section>
      ))}
    </div>
  );
}

function ItemName({ block }: { readonly block: PieceBlock | undefined }) {
  const t = useT();
  const locale = useLocale();
  if (!block) return null;
  return (
    <h2>
      {nameIn(locale, block)} <span className="muted">{block.byHand ? t(messages.byHand) : block.code}</span>
    </h2>
  );
}

/** What was refused of a form whose pieces are not listed any more. */
function EndedMeanwhile({
  blocks,
  answer,
}: Pick<BlockedPiecesProps, "blocks"> & { readonly answer: ReturnedWork | null }) {
  const t = useT();
  if (!answer || blocks.some((block) => isOf(block, answer))) return null;
  return <AlertBanner>{t(stockMessages.refusals[answer.kind])}</AlertBanner>;
}

/** Whether a form that came back is the one of this block. */
function isOf(block: PieceBlock, answer: ReturnedWork | null): boolean {
  return answer?.values["block"] === keyOf(block);
}

/** Names a block on a page, also after its number has changed. */
function keyOf({ itemId, kind, reference }: PieceBlock): string {
  return `${itemId}-${kind}-${reference}`;
}

interface BlockFormProps {
  readonly block: PieceBlock;
  /** The addresses of the actions that put pieces back, and write them off. */
  readonly back: string;
  readonly off: string;
  readonly answer: ReturnedWork | null;
  readonly links: boolean;
}

function BlockForm({ block, back, off, answer, links }: BlockFormProps) {
  const t = useT();
  const { kind, reference, quantity } = block;
  const refusal = answer && t(stockMessages.refusals[answer.kind]);
  const isQuantity = answer?.kind === "bad-quantity";
  return (
    <Form method="post" action={back} className="blocked-pieces" noValidate>
      <fieldset className="stack-3">
        <legend>{t(messages.counts[kind], { n: quantity })}</legend>
        <p className="muted">
          {t(messages.since)} <When at={block.since} day />
          <HireLink block={block} links={links} />
        </p>
        {refusal && !isQuantity && <AlertBanner>{refusal}</AlertBanner>}
        <input type="hidden" name="block" value={keyOf(block)} />
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="reference" value={reference} />
        <input type="hidden" name="seen" value={quantity} />
        <div className="bulk-bar">
          <Field
            name="quantity"
            id={`quantity-${keyOf(block)}`}
            label={stockMessages.pieces}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={answer?.values["quantity"] ?? String(quantity)}
            error={isQuantity && refusal ? refusal : undefined}
          />
          <LimitedField
            name="note"
            id={`note-${keyOf(block)}`}
            label={stockMessages.note}
            limit={FLEET_LIMITS.note}
            defaultValue={answer?.values["note"] ?? ""}
          />
          <SubmitButton variant="outline" small>
            {t(messages.putBack[kind])}
          </SubmitButton>
          {block.bulk && (
            <SubmitButton variant="danger" small formAction={off}>
              {t(messages.writeOff)}
            </SubmitButton>
          )}
        </div>
      </fieldset>
    </Form>
  );
}

/** The hire that the pieces came back from, after a dot; nothing where it is unknown. */
function HireLink({ block: { hireId, reference }, links }: Pick<BlockFormProps, "block" | "links">) {
  const t = useT();
  if (reference === "") return null;
  const words = t(messages.ofHire, { number: reference });
  return (
    <>
      {" · "}
      {hireId === null || !links ? (
        words
      ) : (
        <Link className="link nowrap" to={adminPath(`/admin/hire/hires/${hireId}`)}>
          {words}
        </Link>
      )}
    </>
  );
}
