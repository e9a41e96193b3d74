/// <reference path="./vite/script-asset.d.ts" />
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { jitlessZod } from "./vite/jitless-zod.ts";
import { precompress } from "./vite/precompress.ts";
import { readingThread } from "./vite/reading-thread.ts";
import { scriptAsset } from "./vite/script-asset.ts";

/** Small parts of pages. Left out: what brings a library. */
const COMMON =
  /[\\/]app[\\/](?:ui|i18n|lib)[\\/](?:(?:admin|flash|forms|page|session|tables|text|time|toasts)[\\/])?(?!countries|merge-conflict|toaster|dialog|video|pagination|button-route|admin-|failed-action|list-|chosen-filters|disclosure|question|result-picker|use-found|ask-soon|logo-strip|cue-tag|patch-table|limited|card|moved|numbers|form-fields|former-names|vat|new-link)[\w-]+\.tsx?$/;

/**
 * What most hydrated pages share, in few files instead of forty. The first group whose test holds takes a file, and
 * whatever that file imports. Files that few pages need, and that bring a library, stay separate.
 */
const SHARED = [
  { name: "react", test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  { name: "router", test: /node_modules[\\/](?:react-router|@remix-run[\\/]route-pattern)[\\/]/ },
  // The root layout, what it shows around every hydrated page, and what most pages use besides.
  {
    name: "site",
    test: /[\\/]app[\\/](?:root\.tsx|entry\.client|ui[\\/](?:shell[\\/]|(?:toasts[\\/]toast(?:er-on-demand|-store)|session[\\/]alive|button|icons|lazy-part|flash[\\/]flash(?:-message|-provider)?|picture|tag|page[\\/](?:banner|empty-state|page-title|form-title))\.)|http[\\/]|i18n[\\/](?:messages[\\/](?:account[\\/]session|site[\\/](?:offline-bar|shell)|ui[\\/](?:errors|ui))|(?!dates|countries|translate-in)[\w-]+)\.|lib[\\/](?:money|result|time[\\/]clock)\.|features[\\/]identity[\\/](?:sign-in[\\/](?:session-sync|components[\\/]session-watch)|account[\\/]form-draft))|vite[\\/]preload-helper/,
  },
  // Lists of the back office and of an account.
  {
    name: "lists",
    test: /[\\/]app[\\/](?:ui[\\/](?:tables[\\/](?:list-table|table|column-choice|selected-count)|forms[\\/]search-field|when)\.|lib[\\/](?:column-choice|text[\\/]count-text)\.|i18n[\\/]messages[\\/]ui[\\/]lists\.)/,
  },
  // An editor of the back office with lines.
  {
    name: "lined",
    test: /[\\/]app[\\/](?:ui[\\/]forms[\\/]lined[\\/][\w-]+|lib[\\/]forms[\\/](?:lined-form|form-differences)|i18n[\\/]messages[\\/]admin[\\/]lined-forms)\./,
  },
  { name: "shared", test: COMMON, minShareCount: 4 },
  // A line of a cart or of an order.
  {
    name: "goods",
    test: /[\\/]app[\\/](?:features[\\/]catalog[\\/](?:(?:index[\\/]choices|duties[\\/]duties|named)\.ts|components[\\/](?:sale-notes|stock-line)\.)|ui[\\/]page[\\/]skeleton\.)/,
  },
  // The cart page, without what an account's cart and a link of staff add to it.
  {
    name: "cart",
    test: /[\\/]app[\\/](?:features[\\/]cart[\\/](?:components[\\/](?:cart-(?:view|lines|summary|waiting)|saved-lines)|cart(?!-link)|use-cart|guest[\\/](?:browser-cart|guest-cart|seen-products|hand-focus-on))[\w-]*\.|i18n[\\/]messages[\\/]shop[\\/]cart\.|ui[\\/]forms[\\/]quantity-stepper\.)/,
  },
  // The forms to log in and to sign up.
  {
    name: "account-forms",
    test: /[\\/](?:account-fields|field-messages|account-form|person-fields)\.tsx?$/,
  },
  // A page with a form of enquiry.
  {
    name: "enquiry",
    test: /[\\/]app[\\/](?:i18n[\\/]messages[\\/]site[\\/](?:enquiries|content)\.|features[\\/](?:content[\\/]page-meta|enquiries[\\/](?:form-page-meta|attachments[\\/]attachments|enquiries|components[\\/](?:enquiry-(?:form|section)|extra|file|form)[\w-]*)\.tsx?$))/,
  },
];

/**
 * Libraries of the server that consist of many small modules, put into its bundle: Node looks up, reads and compiles
 * each module by itself, which took half of a start. Left out: what has files or native code beside its modules, and
 * what other libraries share an instance of.
 */
const BUNDLED =
  /^(?:kysely|stripe|drizzle-orm|better-auth|@better-auth\/[\w-]+|better-call|zod|jose|@noble\/\w+|hono|@hono\/node-server|nodemailer|csv-parse|altcha-lib|@react-email\/[\w-]+|html-to-text|selderee|parseley|peberminta|@selderee\/[\w-]+|htmlparser2|dom-serializer|domhandler|domutils|domelementtype|entities|lru-cache)(?:\/|$)/;

export default defineConfig(({ command }) => ({
  plugins: [scriptAsset(), jitlessZod(), reactRouter(), precompress(), readingThread()],
  build: {
    assetsInlineLimit: 0,
    target: "baseline-widely-available",
    // Every browser of that baseline knows the hint.
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: SHARED } },
          // Texts and numbers of a module that a page needs few of.
          optimization: { inlineConst: true },
        },
      },
    },
    // The whole server is one bundle around the pages, so that both share every module.
    ssr: { build: { target: "node22", rolldownOptions: { input: "./server/app.ts" } } },
  },
  ssr: command === "build" ? { noExternal: BUNDLED } : {},
  optimizeDeps: {
    // Looking for them would follow the pages into the server's libraries, and reload the first page that is opened.
    noDiscovery: true,
    include: [
      "react",
      "react/jsx-runtime",
      "react/jsx-dev-runtime",
      "react-dom",
      "react-dom/client",
      "react-router",
      "react-router/dom",
      "radix-ui",
      "zod",
    ],
  },
  server: {
    // A data folder inside the root would make every write reload the page.
    watch: { ignored: ["**/.data/**", "**/.cache/**", "**/build/**"] },
  },
}));
