import { renderToStaticMarkup } from "react-dom/server";
import { type LinkProps, Link as RouterLink, StaticRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { Link } from "./link.tsx";

const written = (link: React.ReactNode) =>
  renderToStaticMarkup(<StaticRouter location="/admin/orders?page=2">{link}</StaticRouter>);

/** An element as text with its attributes sorted. */
const sorted = (html: string) =>
  html.replace(/<a ([^>]*)>/, (_, attributes: string) =>
    attributes
      .split(/ (?=[\w-]+=")/)
      .sort()
      .join(" "),
  );

const ADDRESSES: readonly LinkProps["to"][] = [
  ...[
    "/",
    "/admin",
    "/shop/",
    "/admin/orders/1?tab=a&b=c#notes",
    "/shop/product/lámpa beag",
    "/a%2Fb",
    "/a?",
    "/a#",
  ],
  ...[
    "?page=3",
    "#part",
    "hires",
    "..",
    "./up",
    "/admin/./orders",
    "/admin/../shop",
    "//example.ie/x",
    "/a//b",
    "",
  ],
  ...["https://example.ie/", "mailto:a@example.ie"],
  { pathname: "/admin", search: "?a=b" },
  { search: "?a=b" },
];

describe("a link on the server", () => {
  it("is the product's own component", () => {
    expect(Link).not.toBe(RouterLink);
  });

  it.each(ADDRESSES)("is written as the router writes it: %j", (to) => {
    const own = written(<Link to={to}>Orders</Link>);
    expect(sorted(own)).toBe(sorted(written(<RouterLink to={to}>Orders</RouterLink>)));
  });

  it.each<Partial<LinkProps>>([
    {
      className: "link",
      id: "a",
      "aria-current": "page",
      title: "Orders",
      target: "_blank",
      rel: "noopener",
    },
    { discover: "none" },
    { prefetch: "none", replace: true, preventScrollReset: true, viewTransition: true, state: { a: 1 } },
    { reloadDocument: true, relative: "path" },
  ])("has the attributes that the router gives it: %j", (props) => {
    const own = written(<Link to="/admin/orders" {...props} />);
    expect(sorted(own)).toBe(sorted(written(<RouterLink to="/admin/orders" {...props} />)));
  });
});
