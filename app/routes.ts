import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";

/** Every address of the site. Public pages answer in English at the path and in Irish under /ga. */
export default [
  ...prefix("ga?", [
    index("routes/marketing/home.tsx"),
    route("hire", "routes/marketing/hire.tsx"),
    route("studio5", "routes/marketing/studio5.tsx"),
    route("projects", "routes/marketing/projects.tsx"),
    route("service-centre", "routes/marketing/service-centre.tsx"),
    route("equipment-servicing", "routes/marketing/equipment-servicing.tsx"),
    route("dry-hire", "routes/marketing/dry-hire.tsx"),
    route("our-team", "routes/marketing/our-team.tsx"),
    route("contact", "routes/marketing/contact.tsx"),
    route("privacy", "routes/legal/privacy.tsx"),
    route("terms", "routes/legal/terms.tsx"),
    route("hire-terms", "routes/legal/hire-terms.tsx"),
    route("returns", "routes/legal/returns.tsx"),
    route("cookies", "routes/legal/cookies.tsx"),
    route("accessibility", "routes/legal/accessibility.tsx"),

    route("shop", "routes/shop/front.tsx"),
    route("shop/browse", "routes/shop/browse.tsx"),
    route("shop/product/:slug", "routes/shop/product.tsx"),
    route("shop/cart", "routes/shop/cart.tsx"),
    route("shop/request", "routes/shop/request.tsx"),
    route("shop/checkout/:token", "routes/shop/checkout.tsx"),
    route("shop/pay/:session", "routes/shop/sandbox-pay.tsx"),
    route("shop/orders/:token", "routes/shop/order.tsx"),
    route("shop/success", "routes/shop/success.tsx"),

    route("auth", "routes/auth/sign-in.tsx"),
    route("auth/forgot", "routes/auth/forgot.tsx"),
    route("auth/reset", "routes/auth/reset.tsx"),
    route("auth/confirm", "routes/auth/confirm.tsx"),
    route("auth/sign-out", "routes/auth/sign-out.tsx"),

    layout("routes/account/layout.tsx", [
      route("account", "routes/account/overview.tsx"),
      route("account/orders", "routes/account/orders.tsx"),
      route("account/data", "routes/account/data.tsx"),
    ]),

    route("styleguide", "routes/marketing/styleguide.tsx"),
    route("preview/:collection/:id", "routes/admin/content-preview.tsx"),
  ]),

  ...prefix("admin", [
    layout("routes/admin/layout.tsx", [
      index("routes/admin/desk.tsx"),
      route("import", "routes/admin/import.tsx"),
      route("orders", "routes/admin/orders.tsx"),
      route("orders/:id", "routes/admin/order.tsx"),
      route("enquiries", "routes/admin/enquiries.tsx"),
      route("mail", "routes/admin/mail.tsx"),
      route("mail/:id", "routes/admin/mail-message.tsx"),
      route("mail/:id/html", "routes/admin/mail-html.ts"),
      route("content", "routes/admin/content.tsx"),
      route("content/:collection", "routes/admin/content-collection.tsx"),
      route("content/:collection/:id", "routes/admin/content-entry.tsx"),
      route("settings", "routes/admin/settings.tsx"),
    ]),
  ]),

  ...prefix("api", [
    route("send-form-email", "routes/api/send-form-email.ts"),
    route("create-checkout", "routes/api/create-checkout.ts"),
    route("import-csv-products", "routes/api/import-csv-products.ts"),
    route("categories", "routes/api/categories.ts"),
    route("products", "routes/api/products.ts"),
    route("cart-items", "routes/api/cart-items.ts"),
    route("user-roles", "routes/api/user-roles.ts"),
    route("openapi.json", "routes/api/openapi.ts"),
    route("auth/*", "routes/api/auth.ts"),
  ]),

  route("healthz", "routes/resources/healthz.ts"),
  route("readyz", "routes/resources/readyz.ts"),
  route("robots.txt", "routes/resources/robots.ts"),
  route("sitemap.xml", "routes/resources/sitemap.ts"),
  route("manifest.webmanifest", "routes/resources/manifest.ts"),

  ...prefix("ga?", [route("*", "routes/marketing/not-found.tsx")]),
] satisfies RouteConfig;
