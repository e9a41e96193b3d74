import { DrizzleQueryError } from "drizzle-orm/errors";

/** Leaves a rejection that no one handles when a byte comes on standard input. Preloaded into a process of the site. */
process.stdin.once("data", () => {
  void Promise.reject(
    new DrizzleQueryError("insert into users values ($1)", ["nora@example.ie"], new Error("left alone")),
  );
});
process.stdin.unref?.();
