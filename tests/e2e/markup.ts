import { HtmlValidate } from "html-validate";

/** What the HTML standard demands. How markup is written, such as the case of names, is the renderer's own business. */
const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:document"],
  rules: {
    "attr-case": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "no-trailing-whitespace": "off",
    // Judged by axe, over the whole page.
    "heading-level": "off",
    // Every file comes from the site's own origin.
    "require-sri": "off",
  },
});

/** A16: one line per fault of a page's HTML as the server sent it, before any script has touched it. */
export async function findMarkupFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const lines = html.split("\n");
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => {
      const place = lines[line - 1]?.slice(Math.max(0, column - 2), column + 90) ?? "";
      return `${ruleId}: ${message} at ${place}`;
    }),
  );
}
