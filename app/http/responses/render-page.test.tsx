import { Suspense, use } from "react";
import { expect, it } from "vitest";
import { lazyPart, partsLoaded } from "#app/ui/lazy-part.tsx";
import { renderPage } from "./render-page.server.ts";

const page = (part: React.ReactNode) =>
  renderPage(
    <html lang="en">
      <body>
        <Suspense>{part}</Suspense>
      </body>
    </html>,
  );

it("renders a document with the parts that a browser loads later", async () => {
  const Later = lazyPart(async () => ({ name }: { readonly name: string }) => <p>{name}</p>);
  await partsLoaded();
  expect(page(<Later name="Lamp" />)).toBe(
    '<!DOCTYPE html><html lang="en"><head></head><body><!--$--><p>Lamp</p><!--/$--></body></html>',
  );
});

it("refuses a page with a part that throws or waits", () => {
  const Throws = () => {
    throw new Error("No");
  };
  const never = new Promise<string>(() => undefined);
  const Waits = () => use(never);
  expect(() => page(<Throws />)).toThrow("A part of the page threw, or waited for something");
  expect(() => page(<Waits />)).toThrow("A part of the page threw, or waited for something");
  expect(() => renderPage(<Throws />)).toThrow("No");
});
