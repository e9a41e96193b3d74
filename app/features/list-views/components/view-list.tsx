import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/ui/list-views.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { WHOLE_LIST } from "#app/ui/tables/whole-list.ts";
import { Tag } from "#app/ui/tag.tsx";
import type { ListView } from "../list-views.ts";
import { ViewFields } from "./view-fields.tsx";

interface ListProps {
  readonly views: readonly (ListView & { readonly list: string })[];
  /** What the lists are called, by their paths. */
  readonly names: Readonly<Record<string, string>>;
  readonly canShare: boolean;
  /** What was refused: the view, the name that was typed, and why; the field itself says that a name is too long. */
  readonly refused: {
    readonly id: string;
    readonly name: string;
    readonly message: string | undefined;
  } | null;
}

/** The views of a person, with the forms that rename, share and delete them, and what others share. */
export function ViewList({ views, names, canShare, refused }: ListProps) {
  const t = useT();
  return (
    <ul className="stack-4">
      {views.map((view) => (
        <li key={view.id} className="admin-card">
          <div className="row">
            <b>
              <bdi>{view.name}</bdi>
            </b>
            <span className="muted">{names[view.list] ?? view.list}</span>
            {view.shared && <Tag variant="tint">{t(messages.shared)}</Tag>}
            {view.isDefault && <Tag variant="plain">{t(messages.isDefault)}</Tag>}
            <Link className="link link-block" to={`${view.list}?${view.query || WHOLE_LIST}`}>
              {t(messages.open)}
            </Link>
          </div>
          {view.isOwn && (
            <details open={refused?.id === view.id}>
              <summary>{t(messages.manage)}</summary>
              <Form
                method="post"
                action={adminPath(`/admin/views/${view.id}`)}
                className="stack-3"
                noValidate
              >
                <ViewFields
                  canShare={canShare}
                  view={refused?.id === view.id ? { ...view, name: refused.name } : view}
                  error={refused?.id === view.id ? refused.message : undefined}
                />
                <p className="row">
                  <SubmitButton small>{t(messages.change)}</SubmitButton>
                  <SubmitButton
                    variant="danger"
                    small
                    formAction={adminPath(`/admin/views/${view.id}/deletion`)}
                  >
                    {t(messages.remove)}
                  </SubmitButton>
                </p>
              </Form>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
