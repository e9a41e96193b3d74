import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import type { Fulfilment } from "#app/features/orders/fulfilment/fulfilment.ts";
import { UndoCollectionForm } from "./collection-forms.tsx";

const AT = new Date("2026-11-30T17:24:00Z");
const ORDER = { name: "Mary Byrne", state: "paid", deliveryMethod: "collection", lines: [] } as const;

it("says who gets the mail of an order that is ready, and until when that can be undone", () => {
  const fulfilment = { version: 3, state: "ready", readyAt: AT, completedAt: null } as unknown as Fulfilment;
  const form = <UndoCollectionForm page="/" order={ORDER} fulfilment={fulfilment} now={AT} answer={null} />;
  const Page = createRoutesStub([{ path: "/", Component: () => form }]);
  expect(renderToStaticMarkup(<Page />)).toContain(
    "Marked as ready. Mary Byrne gets the mail at 17:34; until then you can undo it.",
  );
});
