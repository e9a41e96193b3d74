import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/fleet-admin/fleet.ts";
import * as groupMessages from "#app/i18n/messages/fleet-admin/fleet-groups.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { AlertBanner } from "#app/ui/page/banner.tsx";
import { StateWord, Tag } from "#app/ui/tag.tsx";

interface GroupSideProps {
  readonly group: {
    readonly id: string;
    readonly live: boolean;
    readonly sample: boolean;
    readonly items: number;
  };
  /** True when the group was to be deleted and was kept, because it holds items. */
  readonly kept: boolean;
}

/** What concerns the whole group: whether it is live, its items, and deleting it. */
export function GroupSide({ group, kept }: GroupSideProps) {
  const t = useT();
  return (
    <aside className="admin-side">
      <StateWord state={group.live ? "ok" : "warn"}>
        {t(group.live ? groupMessages.isLive : groupMessages.isNotLive)}
      </StateWord>
      {group.sample && <Tag>{t(messages.marks.sample)}</Tag>}
      <p>
        <Link className="link" to={adminPath(`/admin/hire/items?group=${group.id}`)}>
          {t(groupMessages.groupItems)}: {group.items}
        </Link>
      </p>
      <details open={kept}>
        <summary>{t(messages.remove)}</summary>
        {kept && <AlertBanner>{t(messages.groupHasItems)}</AlertBanner>}
        <p>{t(messages.removeGroupText)}</p>
        <Form method="post" action={adminPath(`/admin/hire/groups/${group.id}/deletion`)}>
          <SubmitButton variant="outline" small>
            {t(messages.removeGroupSure)}
          </SubmitButton>
        </Form>
      </details>
    </aside>
  );
}
