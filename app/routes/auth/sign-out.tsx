import { Form, redirect } from "react-router";
import { AccountFrame } from "#app/features/identity/components/account-frame.tsx";
import { signOut } from "#app/http/auth/auth-request.server.ts";
import { getViewer } from "#app/http/auth/viewer.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import * as auth from "#app/i18n/messages/account/auth.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { titleMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/sign-out.ts";

export const handle = { theme: "light", hydrate: false } satisfies PageHandle;

export const meta = titleMeta(auth.logOut);

export const headers = () => NO_STORE;

/** Opened as a page it asks; only the button signs out. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await getViewer(context);
  if (!viewer) throw redirect(localeHref(localeOf(new URL(request.url).pathname), "/auth"));
  return null;
}

export const action = ({ context }: Route.ActionArgs) => signOut(context, "logged-out");

export default function SignOutPage() {
  const t = useT();
  return (
    <AccountFrame title={auth.logOut}>
      <p>{t(auth.logOutQuestion)}</p>
      <Form method="post">
        <SubmitButton>
          {t(auth.logOut)} <Companion of={auth.logOut} />
        </SubmitButton>
      </Form>
    </AccountFrame>
  );
}
