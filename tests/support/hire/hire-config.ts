import { readConfig } from "#app/config.server.ts";

/** The configuration of a site that takes test payments for hires and mails its staff. */
export const HIRE_CONFIG = readConfig({
  NODE_ENV: "test",
  ORIGIN: "https://www.example.ie",
  MAIL_TO: "staff@example.ie",
  TEST_PAYMENTS: "true",
});
