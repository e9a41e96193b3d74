import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/content-admin/old-addresses.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AlertBanner, Banner, DoneBanner } from "#app/ui/page/banner.tsx";
import { MAX_OLD_ADDRESSES } from "../coverage/address-list.ts";
import type { SettledCoverage } from "../coverage/coverage-result.ts";
import { CHOICE_FAULTS, listFaultText } from "./coverage-messages.ts";
import { KeptRedirects } from "./kept-redirects.tsx";
import { ShortList } from "./short-list.tsx";

/** What the button just pressed has come to. */
export function CoverageResult({ result }: { result: SettledCoverage }) {
  const t = useT();
  switch (result.kind) {
    case "read":
      return <ReadResult result={result} />;
    case "accepted":
      return <AcceptedResult result={result} />;
    case "skipped":
      return <ChosenResult n={result.n} message={messages.leftOut} />;
    case "reopened":
      return (
        <>
          <KeptRedirects kept={result.kept} />
          {(result.n > 0 || result.kept.length === 0) && (
            <ChosenResult n={result.n} message={messages.reopened} />
          )}
        </>
      );
    case "ours":
      return <ChosenResult n={result.n} message={messages.ours} />;
    case "again":
      return <DoneBanner>{t(messages.compared)}</DoneBanner>;
    case "forgotten":
      return <DoneBanner>{t(messages.forgotten)}</DoneBanner>;
  }
}

/** The result of a button that works on the chosen addresses. */
function ChosenResult({ n, message }: { n: number; message: Message<{ readonly n: string | number }> }) {
  const t = useT();
  return <DoneBanner>{n === 0 ? t(messages.nothingChosen) : t(message, { n })}</DoneBanner>;
}

type ResultOf<Kind extends SettledCoverage["kind"]> = Extract<SettledCoverage, { readonly kind: Kind }>;

function ReadResult({ result }: { result: ResultOf<"read"> }) {
  const t = useT();
  const { stored, known, unreadable, left, sitemaps, unread } = result;
  const some = stored + known + unreadable + left > 0;
  return (
    <>
      {unread.length > 0 && (
        <AlertBanner title={t(messages.unreadTitle)}>
          <ul>
            {unread.map(({ name, fault }) => (
              <li key={name}>
                <bdi>{name ?? t(messages.thePasted)}</bdi>: {listFaultText(t, fault)}.
              </li>
            ))}
          </ul>
          {some && <p>{t(messages.unreadKept)}</p>}
        </AlertBanner>
      )}
      {some && (
        <DoneBanner>
          {t(messages.stored, { n: stored })} {known > 0 && t(messages.known, { n: known })}{" "}
          {unreadable > 0 && t(messages.unreadable, { n: unreadable })}{" "}
          {left > 0 && t(messages.left, { n: left, limit: MAX_OLD_ADDRESSES })}
        </DoneBanner>
      )}
      {sitemaps.length > 0 && (
        <Banner role="status" title={t(messages.furtherTitle)}>
          <p>{t(messages.furtherText)}</p>
          <ShortList items={sitemaps}>
            {(sitemap) => (
              <li key={sitemap} className="break-all">
                {/^https?:\/\//i.test(sitemap) ? (
                  <a href={sitemap} className="link-plain" rel="noreferrer" target="_blank">
                    {sitemap}
                  </a>
                ) : (
                  sitemap
                )}
              </li>
            )}
          </ShortList>
        </Banner>
      )}
    </>
  );
}

function AcceptedResult({ result }: { result: ResultOf<"accepted"> }) {
  const t = useT();
  const { n, refused, away } = result;
  return (
    <>
      {refused.length > 0 && (
        <AlertBanner title={t(messages.refusedTitle)}>
          <ShortList items={refused}>
            {({ id, address, target, fault }) => (
              <li key={id} className="break-all">
                {address} → {target || "?"}: {t(CHOICE_FAULTS[fault])}
              </li>
            )}
          </ShortList>
        </AlertBanner>
      )}
      {(n > 0 || refused.length === 0) && (
        <DoneBanner>
          {n === 0 ? t(messages.nothingChosen) : t(messages.accepted, { n })}{" "}
          {away.length > 0 && t(messages.away, { list: away.join(", ") })}
        </DoneBanner>
      )}
    </>
  );
}
