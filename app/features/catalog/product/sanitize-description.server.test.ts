import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sanitizeDescription } from "./sanitize-description.server.ts";

const clean = (source: string) => sanitizeDescription(source).html;

/** Markup that must never come out of an import, whatever goes in. */
const DANGER =
  /<(?!\/?(?:p|ul|ol|li|dl|dt|dd|table|thead|tbody|tfoot|tr|th|td|caption|blockquote|pre|h[2-6]|hr|a|strong|b|em|i|u|s|sub|sup|code|br|span)\b)[a-z!/?]|<[^>]*\s(?:on\w+|style|src|srcset|action|formaction|background|class|id)\s*=|href\s*=\s*"(?!https?:|mailto:|tel:)/i;

describe("F-15: hostile markup", () => {
  test.each([
    "<img src=x onerror=alert(1)>",
    "<svg onload=alert(1)><circle/></svg>",
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" java\tscript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="//evil.example">x</a>',
    "<style>@import url(//evil.example)</style>",
    '<p style="background:url(//evil.example)">x</p>',
    '<iframe src="//evil.example"></iframe>',
    '<base href="//evil.example">',
    '<meta http-equiv="refresh" content="0;url=//evil.example">',
    '<form action="//evil.example"><input name=a><button>go</button></form>',
    '<object data="x.swf"></object><embed src="x.swf">',
    "<template><script>alert(1)</script></template>",
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>"></svg>',
    "<xmp><img src=x onerror=alert(1)></xmp>",
    "<plaintext><script>alert(1)</script>",
    "<scr<script>ipt>alert(1)</script>",
    "<!--><script>alert(1)</script-->",
    "<textarea><script>alert(1)</script></textarea>",
    '<p onclick="alert(1)" class="x" id="cart">x</p>',
    "<video src=x onerror=alert(1)><source src=x></video>",
    "<details open ontoggle=alert(1)>x</details>",
    "<script/x>alert(1)</script>",
    "<a href='https://x.example' onmouseover=alert(1)>x</a>",
    "[caption]<img src=x onerror=alert(1)>[/caption]",
    "<[gallery]script>alert(1)</script>",
  ])("%s leaves nothing that runs or loads", (source) => {
    const html = clean(source);
    expect(html).not.toMatch(DANGER);
    expect(clean(html)).toBe(html);
  });

  test("random pieces of markup never leave anything either, and cleaning twice changes nothing", () => {
    const piece = fc.constantFrom(
      "<script>",
      "</script>",
      "<style>",
      "</style>",
      "<svg",
      "onload=x",
      ">",
      "<",
      "<p>",
      "</p>",
      "<ul><li>",
      "</ul>",
      "<!--",
      "-->",
      '"',
      "'",
      "<a href=",
      "javascript:x",
      "https://a.example",
      "\n",
      "\n\n",
      "text",
      "<b>",
      "</b>",
      "<table>",
      "<td>",
      "</table>",
      "<math>",
      "<template>",
      "&lt;",
      "&#60;",
      "[gallery]",
      "[x_y]",
      "[/x_y]",
      "<h1>",
      "<hr>",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const html = clean(pieces.join(""));
        expect(html).not.toMatch(DANGER);
        expect(clean(html)).toBe(html);
      }),
      { numRuns: 2000 },
    );
  });

  test("two headings around a broken element settle at once", () => {
    const html = clean("<h1><svg<script><h1>");
    expect(clean(html)).toBe(html);
  });

  test("what was taken out is named once", () => {
    expect(sanitizeDescription("<div><img src=a><img src=b><script>x</script>ok</div>").removed).toEqual([
      "img",
      "script",
    ]);
  });
});

describe("ordinary descriptions", () => {
  test("plain lines become paragraphs and breaks", () => {
    expect(clean("First line.\nSecond line.\n\nNew paragraph.")).toBe(
      "<p>First line.<br />\nSecond line.</p>\n<p>New paragraph.</p>",
    );
  });

  test("text around lists becomes paragraphs, the list stays", () => {
    expect(clean("Intro\n\n<ul>\n<li>One</li>\n<li>Two</li>\n</ul>\n\nEnd")).toBe(
      "<p>Intro</p>\n<ul>\n<li>One</li>\n<li>Two</li>\n</ul>\n<p>End</p>",
    );
  });

  test("paragraphs that are already there stay as they are", () => {
    const html = "<p>One <strong>two</strong></p>\n<table><tbody><tr><td>3</td></tr></tbody></table>";
    expect(clean(html)).toBe(html);
  });

  test("links keep their address, headings never compete with the page's own", () => {
    expect(clean('<h1>Spec</h1><a href="https://a.example/x?y=1&amp;z=2" target="_blank">sheet</a>')).toBe(
      '<h2>Spec</h2>\n<p><a href="https://a.example/x?y=1&amp;z=2" rel="nofollow noopener">sheet</a></p>',
    );
  });

  test("comparison signs and entities are text", () => {
    expect(clean("Noise < 30 dB & 5 > 3 &eacute;")).toBe("<p>Noise &lt; 30 dB &amp; 5 &gt; 3 é</p>");
  });
});

describe("shortcodes", () => {
  test("go, with what they enclose kept and ordinary brackets left alone", () => {
    const { html, shortcodes } = sanitizeDescription(
      '[vc_row][vc_column width="1/2"]Haze [IP20] for [m] rooms[/vc_column][/vc_row] [gallery ids="1,2"] [[gallery]]',
    );
    expect(html).toBe("<p>Haze [IP20] for [m] rooms  [gallery]</p>");
    expect(shortcodes).toEqual(["[vc_row]", "[vc_column]", "[gallery]"]);
  });
});
