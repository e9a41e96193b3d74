import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import type { UserDetail } from "../../identity.ts";
import { UserActions } from "./user-actions.tsx";

const USER = { id: "u", name: "Nuala", confirmed: true, tradeSince: null, openSessions: 0 } as UserDetail;

function show(hasIban: boolean, user: Partial<UserDetail> = {}): string {
  const card = <UserActions user={{ ...USER, ...user }} own={false} hasIban={hasIban} asked={null} />;
  const Page = createRoutesStub([{ path: "/", Component: () => card }]);
  return renderToStaticMarkup(<Page />);
}

it("says beside orders on invoice that the settings have no IBAN, with the way there", () => {
  for (const tradeSince of [null, new Date("2026-11-30T12:00Z")]) {
    expect(show(false, { tradeSince })).toContain("while the settings have no IBAN");
    expect(show(false, { tradeSince })).toContain('href="/admin/settings/trade"');
    expect(show(true, { tradeSince })).not.toContain("IBAN");
  }
});
