import * as words from "#app/i18n/messages/green-claims.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { greenClaimsInside } from "../../green-claims.ts";

/** A warning where a text claims something for the environment that needs proof; nothing where it does not. */
export function GreenClaimsNotice({ of }: { readonly of: unknown }) {
  const t = useT();
  const claims = greenClaimsInside(of);
  if (claims.length === 0) return null;
  return (
    <Notice title={t(words.title)}>
      {t(words.text, { claims: claims.map((one) => `“${one}”`).join(", ") })}
    </Notice>
  );
}
