import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import * as messages from "#app/i18n/messages/hire-admin/feeds-admin.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Select } from "#app/ui/forms/field.tsx";
import { LimitedField } from "#app/ui/forms/limited-field.tsx";
import { DoneBanner } from "#app/ui/page/banner.tsx";
import { ListTable } from "#app/ui/tables/list-table.tsx";
import type { FEED_SCOPES } from "../enums.ts";
import { type FeedAnswer, MAX_FEED_NAME } from "../public/feed-answer.ts";

interface FeedRow {
  readonly id: string;
  readonly name: string;
  readonly scope: (typeof FEED_SCOPES)[number];
  readonly createdAt: Date;
}

/** Makes a feed, and shows the address of the one that was made just now. */
export function FeedForm({ answer }: { readonly answer: FeedAnswer | null }) {
  const t = useT();
  return (
    <section className="admin-card stack-4">
      {answer?.address && (
        <DoneBanner title={t(messages.made)}>
          <code className="feed-address">{answer.address}</code>
        </DoneBanner>
      )}
      <Form method="post" className="stack-4" noValidate key={answer?.address}>
        <div className="admin-grid">
          <LimitedField
            name="name"
            label={messages.name}
            limit={MAX_FEED_NAME}
            defaultValue={answer?.fault ? answer.name : ""}
            required
            error={answer?.fault ?? undefined}
          />
          <Select name="scope" label={messages.scope} defaultValue="all">
            <option value="all">{t(messages.scopes.all)}</option>
            <option value="warehouse">{t(messages.scopes.warehouse)}</option>
          </Select>
          <Select name="locale" label={messages.language} defaultValue="en">
            <option value="en">{t(messages.english)}</option>
            <option value="ga">{t(messages.irish)}</option>
          </Select>
        </div>
        <p>
          <SubmitButton small>{t(messages.make)}</SubmitButton>
        </p>
      </Form>
    </section>
  );
}

/** Feeds that can be read, those of customers too. */
export function FeedsTable({ feeds }: { readonly feeds: readonly FeedRow[] }) {
  const t = useT();
  const locale = useLocale();
  if (feeds.length === 0) return <p className="muted">{t(messages.none)}</p>;
  return (
    <ListTable
      caption={messages.title}
      rows={feeds}
      keyOf={({ id }) => id}
      head={{ label: messages.name, cell: ({ name }) => <bdi>{name}</bdi> }}
      columns={{
        scope: { label: messages.scope, cell: ({ scope }: FeedRow) => t(messages.scopes[scope]) },
        created: {
          label: messages.created,
          cell: ({ createdAt }: FeedRow) => formatDateTime(locale, createdAt),
        },
        revoke: { label: messages.action, cell: (feed: FeedRow) => <Revoke {...feed} /> },
      }}
      chosen={["scope", "created", "revoke"]}
    />
  );
}

/** Asks first: a calendar program that reads the address stops at once. */
function Revoke({ id, name }: FeedRow) {
  const t = useT();
  return (
    <details>
      <summary>{t(messages.revoke, { name })}</summary>
      <Form method="post" action={adminPath(`/admin/hire/feeds/${id}/revocation`)}>
        <SubmitButton variant="outline" small>
          {t(messages.revokeSure)}
        </SubmitButton>
      </Form>
    </details>
  );
}
