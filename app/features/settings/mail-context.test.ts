import { expect, it } from "vitest";
import { HIRE_CONFIG } from "#tests/support/hire/hire-config.ts";
import { replyAddress } from "./mail-context.server.ts";
import { settingSchemas } from "./schema.ts";

it("sends answers to the company's address, else to that of staff, else to the sender of all mails", () => {
  const replyTo = (email: string, mailTo: string | undefined) =>
    replyAddress({ ...HIRE_CONFIG, mailTo }, { ...settingSchemas.company.parse({}), email });
  expect(replyTo("office@example.ie", "staff@example.ie")).toBe("office@example.ie");
  expect(replyTo("", "staff@example.ie")).toBe("staff@example.ie");
  expect(replyTo("", undefined)).toBeUndefined();
});
