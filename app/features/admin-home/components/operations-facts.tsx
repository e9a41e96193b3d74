import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDate, formatDateTime } from "#app/i18n/dates.ts";
import { formatSize } from "#app/i18n/formats.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/admin/admin-home.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Link } from "#app/ui/link.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import type { OperationsState, SiteState } from "../admin-home.ts";

interface OperationsFactsProps {
  readonly operations: OperationsState;
  readonly site: SiteState;
  readonly mailServer: boolean;
}

/** Mail, jobs, imports, errors and content in one calm list: a lamp, a word, the way there. */
export function OperationsFacts({ operations, site, mailServer }: OperationsFactsProps) {
  const t = useT();
  const { failedMails, failedJobs, errors } = operations;
  const { sampleEntries, missingIrish: missing, staleIrish: stale, staleTexts } = site;
  return (
    <section className="today-section" aria-labelledby="behind">
      <header>
        <h2 id="behind">{t(messages.behind)}</h2>
      </header>
      <ul className="today-rows">
        <Fact label={messages.mailState} href={adminPath("/admin/mail")} bad={failedMails > 0 || !mailServer}>
          {failedMails > 0
            ? t(messages.mailFailed, { n: failedMails })
            : t(mailServer ? messages.mailFine : messages.mailKept)}
        </Fact>
        <Fact label={messages.jobs} href={adminPath("/admin/errors")} bad={failedJobs > 0}>
          {failedJobs > 0 ? t(messages.jobsFailed, { n: failedJobs }) : t(messages.jobsFine)}
        </Fact>
        <Fact label={messages.errors} href={adminPath("/admin/errors")} bad={errors > 0}>
          {errors > 0 ? String(errors) : t(messages.errorsNone)}
        </Fact>
        <BackupFact backups={operations.backups} />
        <Fact
          label={messages.importState}
          href={adminPath("/admin/import")}
          bad={isCutOff(operations.lastImport)}
        >
          <ImportText run={operations.lastImport} />
        </Fact>
        <Fact label={messages.sampleContent} href={adminPath("/admin/content")} bad={sampleEntries > 0}>
          {sampleEntries > 0 ? t(messages.sampleLeft, { n: sampleEntries }) : t(messages.complete)}
        </Fact>
        <Fact label={messages.irishContent} href={adminPath("/admin/content")} bad={missing + stale > 0}>
          {missing + stale > 0 ? t(messages.irishLeft, { missing, stale }) : t(messages.complete)}
        </Fact>
        <Fact
          label={messages.irishTexts}
          href={adminPath("/admin/site-text?state=stale")}
          bad={staleTexts > 0}
        >
          {staleTexts > 0 ? t(messages.irishTextsLeft, { n: staleTexts }) : t(messages.complete)}
        </Fact>
      </ul>
    </section>
  );
}

/** Backups are made and looked after outside of the site, so no page is behind the words. */
function BackupFact({ backups }: { backups: OperationsState["backups"] }) {
  const t = useT();
  const locale = useLocale();
  const { last, failure, late, gone, scheduled } = backups;
  const bad = failure !== null || last === null || late || gone || !scheduled;
  const text =
    failure ??
    (gone
      ? t(messages.backupGone)
      : last
        ? t(late ? messages.backupLate : messages.backupMade, {
            at: formatDateTime(locale, last.at),
            size: formatSize(last.bytes),
          })
        : t(scheduled ? messages.backupNone : messages.backupOff));
  return (
    <li className="today-fact">
      <span>{t(messages.backupState)}</span>
      <StateWord state={bad ? "warn" : "ok"}>{text}</StateWord>
    </li>
  );
}

interface FactProps {
  readonly label: Message;
  readonly href: string;
  readonly bad: boolean;
  readonly children: React.ReactNode;
}

function Fact({ label, href, bad, children }: FactProps) {
  const t = useT();
  return (
    <li className="today-fact">
      <Link to={href}>{t(label)}</Link>
      <StateWord state={bad ? "warn" : "ok"}>{children}</StateWord>
    </li>
  );
}

function isCutOff(run: OperationsState["lastImport"]): boolean {
  return run?.state === "interrupted" || run?.state === "undo-interrupted";
}

function ImportText({ run }: { run: OperationsState["lastImport"] }) {
  const t = useT();
  const locale = useLocale();
  if (!run) return t(messages.importNone);
  if (run.state === "running") return t(messages.importRunning, { file: run.fileName });
  if (isCutOff(run)) return t(messages.importStopped, { file: run.fileName });
  return t(messages.importFinished, { file: run.fileName, day: formatDate(locale, run.at) });
}
