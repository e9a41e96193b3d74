import { isLoopback } from "#app/lib/loopback.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { EnvVariables } from "./config-env.server.ts";

const HOST = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])(?::\d{1,5})?$/;

/** What hosts outside the public internet may be named for. */
type PrivateHosts = "IMPORT_PICTURE_HOSTS" | "WEBHOOK_HOSTS";

/**
 * Hosts outside the public internet, each with its port where it is not the usual one, that the site may call: for
 * pictures of an import, or for webhooks. A site that customers use must never have any, so the variables work in
 * `npm run dev` alone, on an origin of this machine; every other start is refused, with the sentence.
 */
export function readPrivateHosts(
  name: PrivateHosts,
  env: EnvVariables,
  origin: string,
): Result<readonly string[], string> {
  const hosts = (env[name] ?? "")
    .toLowerCase()
    .split(",")
    .map((host) => host.trim())
    .filter((host) => host !== "");
  if (hosts.length === 0) return ok([]);
  if (env["NODE_ENV"] !== "development")
    return refuse(
      `${name} must not be set here: calls to private addresses are for trials with npm run dev only.`,
    );
  const { protocol, hostname } = new URL(origin);
  if (protocol !== "http:" || !isLoopback(hostname))
    return refuse(`${name} must not be set beside an ORIGIN that others can reach.`);
  const wrong = hosts.find((host) => !HOST.test(host));
  return wrong === undefined
    ? ok(hosts)
    : refuse(`${name} must be hosts separated by commas, like localhost:8080, but one is "${wrong}".`);
}
