import { Link } from "react-router";
import { formatDate, formatDateTime } from "#app/i18n/formats.ts";
import type { Message } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/desk.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import type { HouseState, SiteState } from "../desk.ts";

interface HouseFactsProps {
  readonly house: HouseState;
  readonly site: SiteState;
  readonly mailServer: boolean;
}

/** Mail, jobs, imports, errors and content in one calm list: a lamp, a word, the way there. */
export function HouseFactsList({ house, site, mailServer }: HouseFactsProps) {
  const t = useT();
  const { failedMails, failedJobs, errors } = house;
  const { sampleEntries, missingIrish: missing, staleIrish: stale } = site;
  return (
    <section className="today-section" aria-labelledby="behind">
      <header>
        <h2 id="behind">{t(words.behind)}</h2>
      </header>
      <ul className="today-rows">
        <Fact label={words.mailState} href="/admin/mail" bad={failedMails > 0}>
          {failedMails > 0
            ? t(words.mailFailed, { n: failedMails })
            : t(mailServer ? words.mailFine : words.mailKept)}
        </Fact>
        <Fact label={words.jobs} href="/admin/errors" bad={failedJobs > 0}>
          {failedJobs > 0 ? t(words.jobsFailed, { n: failedJobs }) : t(words.jobsFine)}
        </Fact>
        <Fact label={words.errors} href="/admin/errors" bad={errors > 0}>
          {errors > 0 ? String(errors) : t(words.errorsNone)}
        </Fact>
        <BackupFact backups={house.backups} />
        <Fact label={words.importState} href="/admin/import" bad={isCutOff(house.lastImport)}>
          <ImportText run={house.lastImport} />
        </Fact>
        <Fact label={words.sampleContent} href="/admin/content" bad={sampleEntries > 0}>
          {sampleEntries > 0 ? t(words.sampleLeft, { n: sampleEntries }) : t(words.complete)}
        </Fact>
        <Fact label={words.irishContent} href="/admin/content" bad={missing + stale > 0}>
          {missing + stale > 0 ? t(words.irishLeft, { missing, stale }) : t(words.complete)}
        </Fact>
      </ul>
    </section>
  );
}

/** Backups are made and looked after outside of the site, so no page is behind the words. */
function BackupFact({ backups }: { backups: HouseState["backups"] }) {
  const t = useT();
  const locale = useLocale();
  const { last, failure, late, gone, scheduled } = backups;
  const bad = failure !== null || late || gone || !scheduled;
  const text =
    failure ??
    (gone
      ? t(words.backupGone)
      : last
        ? t(late ? words.backupLate : words.backupMade, {
            at: formatDateTime(locale, last.at),
            size: formatSize(last.bytes),
          })
        : t(scheduled ? words.backupNone : words.backupOff));
  return (
    <li className="today-fact">
      <span>{t(words.backupState)}</span>
      <StateWord state={bad ? "warn" : "ok"}>{text}</StateWord>
    </li>
  );
}

/** Bytes as people say them. */
function formatSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
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

function isCutOff(run: HouseState["lastImport"]): boolean {
  return run?.state === "interrupted" || run?.state === "undo-interrupted";
}

function ImportText({ run }: { run: HouseState["lastImport"] }) {
  const t = useT();
  const locale = useLocale();
  if (!run) return t(words.importNone);
  if (run.state === "running") return t(words.importRunning, { file: run.fileName });
  if (isCutOff(run)) return t(words.importStopped, { file: run.fileName });
  return t(words.importFinished, { file: run.fileName, day: formatDate(locale, run.at) });
}
