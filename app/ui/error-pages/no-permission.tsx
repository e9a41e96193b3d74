import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/admin/no-permission.ts";
import * as errors from "#app/i18n/messages/ui/errors.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "../button.tsx";

interface NoPermissionProps {
  /** What the roles of the person open. */
  readonly opens: readonly { readonly href: string; readonly name: string }[];
}

/** What staff see at a page of the back office that their role does not include. */
export function NoPermission({ opens }: NoPermissionProps) {
  const t = useT();
  return (
    <main id="main" tabIndex={-1} className="wrap no-permission">
      <p>
        <a href={adminPath("/admin")} className="wordmark" translate="no">
          <i>#</i>ItsShowTime
        </a>
      </p>
      <h1 className="step-3">{t(errors.noPermissionTitle)}</h1>
      <p>{t(messages.askAdmin)}</p>
      <p>
        <ButtonLink variant="solid" href={adminPath("/admin")}>
          {t(messages.home)}
        </ButtonLink>
      </p>
      {opens.length > 0 && (
        <nav aria-label={t(messages.roleOpens)}>
          <h2 className="step-1">{t(messages.roleOpens)}</h2>
          <ul>
            {opens.map(({ href, name }) => (
              <li key={href}>
                <a href={href} className="link link-block">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </main>
  );
}
