import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/admin/product-feed.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Link } from "#app/ui/link.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { ListPages } from "#app/ui/tables/list-pages.tsx";
import { ListTable } from "#app/ui/tables/list-table.tsx";
import {
  FEED_PATHS,
  type FeedFindings,
  type Omission,
  type OmittedOffer,
  omittedOffers,
} from "../product-feed.ts";

interface FeedReportProps {
  readonly report: FeedFindings;
  /** Without a slash at the end. */
  readonly origin: string;
  /** Goods on backorder have a date. */
  readonly isDated: boolean;
}

/** The addresses of the feed, how many offers are in it, and which are not. */
export function FeedReport({ report, origin, isDated }: FeedReportProps) {
  const t = useT();
  return (
    <>
      <section className="admin-card stack-3">
        <h2>{t(messages.addresses)}</h2>
        <FeedAddress label={t(messages.english)} address={origin + FEED_PATHS.en} />
        <FeedAddress label={t(messages.irish)} address={origin + FEED_PATHS.ga} />
        <p className="muted">{t(messages.irishHint)}</p>
        <p>
          <strong>{t(messages.included, { n: report.included })}</strong>
        </p>
        <p className="muted">{t(messages.offersHint)}</p>
        {!isDated && report.backorders > 0 && (
          <Banner>{t(messages.undated, { n: report.backorders })}</Banner>
        )}
      </section>
      <OmittedOffers report={report} />
    </>
  );
}

function FeedAddress({ label, address }: { readonly label: string; readonly address: string }) {
  return (
    <p>
      {label}{" "}
      <a className="link break-anywhere" href={address}>
        {address}
      </a>
    </p>
  );
}

function OmittedOffers({
  report: { omitted, reason, offers, isFirst, next },
}: {
  readonly report: FeedFindings;
}) {
  const t = useT();
  return (
    <section className="admin-card stack-3" id="omitted">
      <h2>{t(messages.omitted)}</h2>
      {omitted.length === 0 && <p className="muted">{t(messages.nothingOmitted)}</p>}
      {omitted.length > 0 && (
        <nav className="chips" aria-label={t(messages.reason)}>
          {omitted.map((row) => (
            <Link
              key={row.reason}
              className="chip"
              preventScrollReset
              to={hrefOf(row.reason, null)}
              {...(row.reason === reason && { "aria-current": "true" as const })}
            >
              {t(messages.reasons[row.reason])} <span className="muted">{row.offers}</span>
            </Link>
          ))}
        </nav>
      )}
      {reason !== null && offers.length > 0 && <OfferTable offers={offers} />}
      {reason !== null && (
        <ListPages first={isFirst ? null : hrefOf(reason, null)} next={next && hrefOf(reason, next)} />
      )}
    </section>
  );
}

function hrefOf(reason: Omission, after: string | null): string {
  return `${omittedOffers.href({ reason, after })}#omitted`;
}

const COLUMNS = {
  sku: { label: messages.sku, cell: ({ sku }: OmittedOffer) => sku ?? "–" },
  gtin: { label: messages.gtin, cell: ({ gtin }: OmittedOffer) => gtin ?? "–" },
};

function OfferTable({ offers }: { readonly offers: readonly OmittedOffer[] }) {
  return (
    <ListTable
      caption={messages.omitted}
      rows={offers}
      keyOf={({ id }) => id}
      head={{
        label: messages.product,
        cell: ({ productId, name }) => (
          <Link className="link link-block" to={adminPath(`/admin/products/${productId}`)}>
            {name}
          </Link>
        ),
      }}
      columns={COLUMNS}
      chosen={["sku", "gtin"]}
    />
  );
}
