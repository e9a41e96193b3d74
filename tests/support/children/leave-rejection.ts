import { DrizzleQueryError } from "drizzle-orm/errors";

/** Preloaded into a process of the site: a byte on its standard input leaves a rejection that no one handles. */
process.stdin.once("data", () => {
  void Promise.reject(
    new DrizzleQueryError("insert into users values ($1)", ["nora@example.ie"], new Error("left alone")),
  );
});
process.stdin.unref?.();
