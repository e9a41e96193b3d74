import * as words from "#app/i18n/messages/old-addresses.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { MOST_ADDRESSES } from "../address-list.ts";
import type { SettledCoverage } from "../coverage-told.ts";
import { CHOICE_PROBLEMS, faultText } from "./coverage-words.ts";

/** What the button just pressed has come to. */
export function CoverageTold({ told }: { told: SettledCoverage }) {
  const t = useT();
  switch (told.kind) {
    case "read":
      return <ReadTold told={told} />;
    case "accepted":
      return <AcceptedTold told={told} />;
    case "skipped":
      return <Said>{told.n === 0 ? t(words.nothingChosen) : t(words.leftOut, { n: told.n })}</Said>;
    case "reopened":
      return <Said>{told.n === 0 ? t(words.nothingChosen) : t(words.reopened, { n: told.n })}</Said>;
    case "ours":
      return <Said>{told.n === 0 ? t(words.nothingChosen) : t(words.ours, { n: told.n })}</Said>;
    case "again":
      return <Said>{t(words.compared)}</Said>;
    case "forgotten":
      return <Said>{t(words.forgotten)}</Said>;
  }
}

function Said({ children }: { children: React.ReactNode }) {
  return (
    <Notice kind="ok" role="status">
      {children}
    </Notice>
  );
}

type Told<Kind extends SettledCoverage["kind"]> = Extract<SettledCoverage, { readonly kind: Kind }>;

function ReadTold({ told }: { told: Told<"read"> }) {
  const t = useT();
  const { stored, known, unreadable, left, sitemaps, unread } = told;
  const some = stored + known + unreadable + left > 0;
  return (
    <>
      {unread.length > 0 && (
        <Notice kind="fault" role="alert" title={t(words.unreadTitle)}>
          <ul>
            {unread.map(({ name, fault }) => (
              <li key={name}>
                <bdi>{name ?? t(words.thePasted)}</bdi>: {faultText(t, fault)}.
              </li>
            ))}
          </ul>
          {some && <p>{t(words.unreadKept)}</p>}
        </Notice>
      )}
      {some && (
        <Said>
          {t(words.stored, { n: stored })} {known > 0 && t(words.known, { n: known })}{" "}
          {unreadable > 0 && t(words.unreadable, { n: unreadable })}{" "}
          {left > 0 && t(words.left, { n: left, limit: MOST_ADDRESSES })}
        </Said>
      )}
      {sitemaps.length > 0 && (
        <Notice role="status" title={t(words.furtherTitle)}>
          <p>{t(words.furtherText)}</p>
          <ul>
            {sitemaps.slice(0, 50).map((one) => (
              <li key={one} className="break-all">
                {/^https?:\/\//i.test(one) ? (
                  <a href={one} className="link-plain" rel="noreferrer" target="_blank">
                    {one}
                  </a>
                ) : (
                  one
                )}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

function AcceptedTold({ told }: { told: Told<"accepted"> }) {
  const t = useT();
  const { n, refused, away } = told;
  return (
    <>
      {refused.length > 0 && (
        <Notice kind="fault" role="alert" title={t(words.refusedTitle)}>
          <ul>
            {refused.slice(0, 50).map(({ id, address, target, problem }) => (
              <li key={id} className="break-all">
                {address} → {target || "?"}: {t(CHOICE_PROBLEMS[problem])}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {(n > 0 || refused.length === 0) && (
        <Said>
          {n === 0 ? t(words.nothingChosen) : t(words.accepted, { n })}{" "}
          {away.length > 0 && t(words.away, { list: away.join(", ") })}
        </Said>
      )}
    </>
  );
}
