import * as messages from "#app/i18n/messages/catalog-admin/green-claims.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { greenClaimsInside } from "../../green-claims.ts";

/** A warning where a text claims something for the environment that needs proof; nothing where it does not. */
export function GreenClaimsBanner({ of }: { readonly of: unknown }) {
  const t = useT();
  const claims = greenClaimsInside(of);
  if (claims.length === 0) return null;
  return (
    <Banner title={t(messages.title)}>
      {t(messages.text, { claims: claims.map((claim) => `“${claim}”`).join(", ") })}
    </Banner>
  );
}
