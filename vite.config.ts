/// <reference path="./vite/script-asset.d.ts" />
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { precompress } from "./vite/precompress.ts";
import { scriptAsset } from "./vite/script-asset.ts";

export default defineConfig({
  plugins: [scriptAsset(), tailwindcss(), reactRouter(), precompress()],
  build: {
    assetsInlineLimit: 0,
    target: "baseline-widely-available",
  },
  environments: {
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
