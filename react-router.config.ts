import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Pages are few and small: all route modules are known at the first load, no manifest request follows.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
