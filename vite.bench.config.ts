import { defineConfig } from "vite";
import { readingThread } from "./vite/reading-thread.ts";

/** Bundles a benchmark as the server is bundled, so that it is measured as it runs and not as it is written. */
export default defineConfig({
  plugins: [readingThread()],
  build: {
    ssr: "tests/bench/import.ts",
    outDir: ".cache/bench",
    target: "node22",
    minify: false,
  },
});
