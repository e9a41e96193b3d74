import type { TestProject } from "vitest/node";
import { startSiteProcess } from "../../scripts/run/site-process.ts";
import { unpackDatabase } from "../support/database/test-database-dump.ts";
import { watchSite } from "./watched-site.ts";

export const ADMIN = { email: "admin@example.ie", password: "a-long-admin-passphrase" };

declare module "vitest" {
  interface ProvidedContext {
    /** Where the browsers find the site. */
    siteOrigin: string;
  }
}

/** One built site for all browsers, on a data folder of its own with the sample catalogue. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const watched = await watchSite();
  const site = await startSiteProcess({
    env: { ORIGIN: watched.origin, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
    prepare: unpackDatabase,
  });
  watched.forwardTo(Number(new URL(site.origin).port));
  project.provide("siteOrigin", watched.origin);
  return async () => {
    await watched.stop();
    await site.stop();
  };
}
