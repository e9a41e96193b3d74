/// <reference path="./vite/script-asset.d.ts" />
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { precompress } from "./vite/precompress.ts";
import { scriptAsset } from "./vite/script-asset.ts";

/**
 * What most hydrated pages share, in two files instead of forty. Pieces that few pages need, and that bring a library,
 * stay by themselves.
 */
const SHARED = [
  { name: "react", test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/ },
  {
    name: "shared",
    test: /[\\/]app[\\/](?:ui|i18n|lib)[\\/](?!toaster|dialog|tabs|tooltip|video)[\w-]+\.tsx?$/,
    minShareCount: 4,
  },
];

export default defineConfig({
  plugins: [scriptAsset(), tailwindcss(), reactRouter(), precompress()],
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
