import type { IncomingMessage } from "node:http";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { createPageCache } from "#app/http/cache/page-cache.server.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { workContext } from "#tests/support/shop/work-context.ts";
import { createApplication } from "./application.ts";
import { createAdmissionPools } from "./intake/admission-pools.ts";
import { createBodyIntake } from "./intake/body-intake.ts";
import { DEFAULT_LIMITS } from "./intake/client-limits.ts";
import { createLoadShedding } from "./intake/load-shedding.ts";
import type { Services } from "./start/services.ts";

const db = await useTestDb();

const noPages = () => createPageCache({ peekVersion: () => 1, readVersion: async () => 1, maxBytes: 1 });

describe("a fault that no one catches", () => {
  it("is a plain page, and a line without the values of the statement", async () => {
    const work = workContext(db);
    const state = { draining: false, accepted: 0, newestMigration: 0 };
    const services = { ...work, database: { db }, state, metrics: null } as unknown as Services;
    const application = createApplication({
      services,
      pages: noPages(),
      sharedPages: noPages(),
      headers: {},
      renderPages: async () => {
        await db.execute(sql`insert into nowhere values (${"nora@example.ie"})`);
        throw new Error("never reached");
      },
      pools: createAdmissionPools(),
      shedding: createLoadShedding(services, {}),
      bodies: createBodyIntake(DEFAULT_LIMITS, 0),
    });
    const incoming = { headers: { host: "localhost:3000" }, socket: {}, url: "/contact" } as IncomingMessage;
    const answer = await application.request("/contact", {}, { incoming });
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain("nora@");
    const [line] = work.lines.filter((one) => one.startsWith("unhandled error"));
    expect(line).toContain('"type":"DatabaseError"');
    expect(line).toContain("insert into nowhere values ($1)");
    expect(work.lines.join()).not.toContain("nora@");
  });
});
