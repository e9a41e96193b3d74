import { renderToString } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { installReplacements, msg } from "./message.ts";
import { DeclaredTextContext, useT } from "./use-t.tsx";

const contact = msg("Contact", "Teagmháil");

function Word() {
  return useT()(contact);
}

afterEach(() => installReplacements([]));

it("staff's words for visitors are not those of the back office", () => {
  installReplacements([{ of: contact, en: "Ring us" }]);
  expect(renderToString(<Word />)).toBe("Ring us");
  expect(
    renderToString(
      <DeclaredTextContext value={true}>
        <Word />
      </DeclaredTextContext>,
    ),
  ).toBe("Contact");
});
