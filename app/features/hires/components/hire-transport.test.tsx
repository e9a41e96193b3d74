import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LocaleContext } from "#app/i18n/use-t.tsx";
import { wordsOf } from "#tests/support/http/html-text.ts";
import { TransportTime } from "./hire-transport.tsx";

const HIRE = {
  transport: "delivery",
  place: "Druid, Galway",
  startsAt: new Date("2026-12-10T10:00Z"),
  endsAt: new Date("2026-12-12T10:00Z"),
} as const;

const render = (hire: React.ComponentProps<typeof TransportTime>["hire"], way: "leaving" | "returning") =>
  (["en", "ga"] as const).map((locale) =>
    wordsOf(
      renderToStaticMarkup(
        <LocaleContext value={locale}>
          <TransportTime hire={hire} way={way} />
        </LocaleContext>,
      ),
    )
      .flatMap(({ text }) => text.trim() || [])
      .join(" "),
  );

it("lists name what we drive, with the place, and nothing of what is collected", () => {
  const [leaves, irish] = render(HIRE, "leaving");
  expect(leaves).toMatch(/Deliver Druid, Galway$/);
  expect(irish).toMatch(/Seachaid Druid, Galway$/);
  expect(render(HIRE, "returning")[0]).toMatch(/Fetch back Druid, Galway$/);
  const collected = render({ ...HIRE, transport: "collection" }, "leaving").join();
  expect(collected).not.toMatch(/Deliver|Seachaid|Druid/);
});
