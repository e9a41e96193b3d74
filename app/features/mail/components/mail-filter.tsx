import { Form, Link } from "react-router";
import * as m from "#app/i18n/messages/mail.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { countText } from "#app/lib/count-text.ts";
import { Button } from "#app/ui/button.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { MAIL_STATES, type MailState } from "../mail.ts";
import { mailsHref } from "../mails-query.ts";
import { MAIL_STATE_WORDS } from "./mail-words.ts";

interface MailFilterProps {
  readonly state: MailState | undefined;
  readonly search: string;
  readonly counts: Readonly<Record<MailState, number>>;
}

/** Search and states; both stand in the address. */
export function MailFilter({ state, search, counts }: MailFilterProps) {
  const t = useT();
  return (
    <div className="grid gap-4">
      <Form
        method="get"
        role="search"
        className="grid grid-cols-[minmax(0,32rem)_max-content] items-center justify-start gap-3"
      >
        {state && <input type="hidden" name="state" value={state} />}
        <SearchField label={t(m.searchLabel)} name="search" defaultValue={search} key={search} />
        <Button type="submit" look="line" small>
          {t(m.find)}
        </Button>
      </Form>
      <nav className="chips" aria-label={t(m.state)}>
        {[undefined, ...MAIL_STATES].map((one) => (
          <Link
            key={one ?? "all"}
            className="chip"
            to={mailsHref({ state: one, search })}
            {...(one === state && { "aria-current": "page" as const })}
          >
            {one ? `${t(MAIL_STATE_WORDS[one].word)} ${countText(counts[one])}` : t(m.all)}
          </Link>
        ))}
      </nav>
    </div>
  );
}
