/// <reference path="./vite/island.d.ts" />
/// <reference path="./vite/script-asset.d.ts" />
import { readFileSync } from "node:fs";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { island } from "./vite/island.ts";
import { jitlessZod } from "./vite/jitless-zod.ts";
import { precompress } from "./vite/precompress.ts";
import { readingThread } from "./vite/reading-thread.ts";
import { scriptAsset } from "./vite/script-asset.ts";

/** Words and small parts of pages. Left out: what brings a library, or something that brings the router. */
const COMMON =
  /[\\/]app[\\/](?:ui|i18n|lib)[\\/](?!toaster|dialog|video|pagination|button-route|desk-|list-filter|draft-|list-pages)[\w-]+\.tsx?$/;

/**
 * What most hydrated pages share, in three files instead of forty. Pieces that few pages need, and that bring a library,
 * stay by themselves; so do those that bring the router, which an island does without.
 */
const SHARED = [
  { name: "react", test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  { name: "router", test: /node_modules[\\/](?:react-router|@remix-run[\\/]route-pattern)[\\/]/ },
  {
    name: "shared",
    test: (id: string) => COMMON.test(id) && !/from "react-router"/.test(readFileSync(id, "utf8")),
    minShareCount: 4,
  },
  // What an island needs of it stands before what it does without: a group takes along whatever its files import.
  {
    name: "base",
    test: /[\\/]app[\\/](?:ui[\\/](?:toast(?:er-on|-store)|alive)|features[\\/]identity[\\/]session-sync)|preload-helper/,
  },
  // A page with a form of enquiry.
  {
    name: "enquiry",
    test: /[\\/]app[\\/](?:i18n[\\/]messages[\\/](?:enquiries|content)\.|features[\\/](?:content[\\/]page-meta|enquiries[\\/](?:form-page-meta|attachments|enquiries|components[\\/](?:enquiry-(?:form|section)|extra|file|form)[\w-]*)\.tsx?$))/,
  },
  // Around every page that is hydrated as a whole. An island has none of it.
  {
    name: "frame",
    test: /[\\/]app[\\/](?:ui[\\/]shell[\\/]|http[\\/]|i18n[\\/]messages[\\/](?:errors|offline|session|shell)\.|features[\\/]identity[\\/](?:components[\\/](?:notice-toast|session-watch)|form-draft|notice-cookie))/,
  },
];

export default defineConfig({
  plugins: [scriptAsset(), island(), jitlessZod(), reactRouter(), precompress(), readingThread()],
  build: {
    assetsInlineLimit: 0,
    target: "baseline-widely-available",
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SHARED } } } } },
    // The whole server is one bundle around the pages, so that both share every module.
    ssr: { build: { target: "node22", rolldownOptions: { input: "./server/app.ts" } } },
  },
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
});
