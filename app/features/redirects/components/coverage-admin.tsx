import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/content-admin/old-addresses.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Field, TextArea } from "#app/ui/forms/field.tsx";
import { Link } from "#app/ui/link.tsx";
import {
  type Coverage,
  type CoverageQuery,
  coverageList,
  coveredPercent,
  wanted,
} from "../coverage/coverage.ts";
import { OUTCOMES, PROPOSAL_REASONS } from "../enums.ts";
import { OUTCOME_MESSAGES, REASON_MESSAGES } from "./coverage-messages.ts";

/** Takes sitemaps as files or as text. `pasted` is what could not be read before. */
export function SitemapForm({ pasted }: { pasted: string }) {
  const t = useT();
  return (
    <form
      method="post"
      action={adminPath("/admin/redirects/coverage")}
      encType="multipart/form-data"
      className="form"
    >
      <Field
        type="file"
        name="file"
        id="sitemap-file"
        label={messages.file}
        hint={t(messages.fileHint)}
        multiple
        accept=".xml,.gz,.txt,.csv,text/xml,application/xml,text/plain,text/csv"
      />
      <TextArea
        name="addresses"
        label={messages.pasted}
        hint={t(messages.pastedHint)}
        rows={8}
        spellCheck={false}
        defaultValue={pasted}
      />
      <div>
        <SubmitButton>{t(messages.read)}</SubmitButton>
      </div>
    </form>
  );
}

/** How much leads somewhere, and how many addresses have which outcome, each a way into the table. */
export function CoverageHead({ coverage, query }: { coverage: Coverage; query: CoverageQuery }) {
  const t = useT();
  const percent = coveredPercent(coverage);
  const total = wanted(coverage);
  return (
    <section className="stack-4" aria-labelledby="coverage-title">
      <h2 id="coverage-title" className="step-1">
        {t(messages.coverage)}
      </h2>
      {percent !== null && (
        <>
          <p className="step-1">{t(messages.covered, { percent, all: total })}</p>
          <progress
            className="meter coverage-meter"
            max={100}
            value={percent}
            aria-label={t(messages.coverage)}
          >
            {percent}%
          </progress>
        </>
      )}
      <nav className="chips" aria-label={t(messages.show)}>
        {OUTCOMES.filter((outcome) => coverage.outcomes[outcome] > 0 || outcome === query.outcome).map(
          (outcome) => (
            <Link
              key={outcome}
              className="chip"
              to={coverageList.href({ outcome, reason: null, search: "", after: "" })}
              preventScrollReset
              {...(outcome === query.outcome && { "aria-current": "true" as const })}
            >
              {t(OUTCOME_MESSAGES[outcome].name)}{" "}
              <span className="numeric">{coverage.outcomes[outcome]}</span>
            </Link>
          ),
        )}
      </nav>
    </section>
  );
}

/** The reasons of proposals, and what can be done with all of one reason at once. */
export function ReasonBar({ coverage, query }: { coverage: Coverage; query: CoverageQuery }) {
  const t = useT();
  const { outcome, reason } = query;
  const n = reason ? coverage.reasons[reason] : coverage.outcomes.none;
  return (
    <>
      {outcome === "proposed" && (
        <nav className="chips" aria-label={t(messages.why)}>
          {[null, ...PROPOSAL_REASONS.filter((known) => coverage.reasons[known] > 0)].map((known) => (
            <Link
              key={known}
              className="chip"
              to={coverageList.href({ ...query, reason: known, after: "" })}
              preventScrollReset
              {...(known === reason && { "aria-current": "true" as const })}
            >
              {known ? t(REASON_MESSAGES[known]) : t(messages.anyReason)}{" "}
              <span className="numeric">{known ? coverage.reasons[known] : coverage.outcomes.proposed}</span>
            </Link>
          ))}
        </nav>
      )}
      {n > 0 && (reason || outcome === "none") && (
        <form
          method="post"
          action={coverageList.href(query, adminPath("/admin/redirects/coverage/reason-skips"))}
          className="row"
        >
          {reason && <input type="hidden" name="why" value={reason} />}
          {reason && (
            <SubmitButton
              small
              formAction={coverageList.href(query, adminPath("/admin/redirects/coverage/reason-acceptances"))}
            >
              {t(messages.acceptAll, { n })}
            </SubmitButton>
          )}
          <SubmitButton variant="outline" small>
            {t(messages.skipAll, { n })}
          </SubmitButton>
        </form>
      )}
    </>
  );
}

/** Compare again after the catalogue has changed, or begin again. */
export function ListTools({ query }: { query: CoverageQuery }) {
  const t = useT();
  return (
    <form
      method="post"
      action={coverageList.href(query, adminPath("/admin/redirects/coverage/comparisons"))}
      className="stack-4 items-start"
    >
      <p className="row">
        <SubmitButton variant="outline" small>
          {t(messages.again)}
        </SubmitButton>
        <span className="muted">{t(messages.againHint)}</span>
      </p>
      <p className="row">
        <SubmitButton
          variant="quiet"
          small
          formAction={coverageList.href(query, adminPath("/admin/redirects/coverage/deletion"))}
        >
          {t(messages.forget)}
        </SubmitButton>
        <span className="muted">{t(messages.forgetHint)}</span>
      </p>
    </form>
  );
}
