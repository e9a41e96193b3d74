import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { LocaleContext } from "#app/i18n/use-t.tsx";
import type { DraftView } from "../drafts.ts";
import { CompleteCard } from "./complete-card.tsx";

const DRAFT = {
  id: "d",
  version: 1,
  state: "open",
  lines: [],
  total: 0,
  email: "",
  link: 0,
  locale: "en",
  sentAt: null,
  heldUntil: null,
  updatedAt: new Date("2026-11-29T10:00Z"),
} as unknown as DraftView;

function shown(canSetAccount: boolean): string {
  const card = (
    <LocaleContext value="en">
      <CompleteCard
        draft={DRAFT}
        status="open"
        order={null}
        gaps={[]}
        days={14}
        hasAccount={false}
        canSetAccount={canSetAccount}
        answer={null}
        isUnsaved={false}
      />
    </LocaleContext>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "*", element: card }])} />);
}

it("leads to the settings of the account only those who may open them", () => {
  expect(shown(true)).toContain('href="/admin/settings/trade"');
  expect(shown(false)).not.toContain("/admin/settings");
  expect(shown(false)).toContain("Ask an admin to enter it in Settings.");
});
