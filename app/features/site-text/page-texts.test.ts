import { describe, expect, it } from "vitest";
import type { Locale } from "#app/i18n/locale.ts";
import { format, type Message } from "#app/i18n/message.ts";
import * as content from "#app/i18n/messages/site/content.ts";
import * as dryHire from "#app/i18n/messages/site/dry-hire.ts";
import * as hire from "#app/i18n/messages/site/hire.ts";
import * as home from "#app/i18n/messages/site/home.ts";
import * as legal from "#app/i18n/messages/site/legal.ts";
import * as projects from "#app/i18n/messages/site/projects.ts";
import * as service from "#app/i18n/messages/site/service.ts";
import * as studio from "#app/i18n/messages/site/studio.ts";
import * as team from "#app/i18n/messages/site/team.ts";

const AREAS: Record<string, Record<string, Message<unknown>>> = {
  content,
  dryHire,
  hire,
  home,
  legal,
  projects,
  service,
  studio,
  team,
};

/** Names, which are never translated. */
const SAME_IN_BOTH = new Set(["#ItsShowTime", "GO", "Studio@5"]);

describe.each(Object.entries(AREAS))("the words of %s", (_area, messages) => {
  it.each(Object.entries(messages))("%s is said in both languages", (_name, message) => {
    const params = { brand: "ETC" };
    const say = format as (locale: Locale, message: Message<unknown>, params: object) => string;
    const [en, ga] = [say("en", message, params), say("ga", message, params)];
    expect(en).not.toBe("");
    expect(`${en}${ga}`).not.toMatch(/[{}]/);
    expect(ga).not.toContain("'");
    if (!SAME_IN_BOTH.has(en)) expect(ga).not.toBe(en);
  });
});
