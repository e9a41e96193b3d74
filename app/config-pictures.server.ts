import { ok, type Result, refuse } from "#app/lib/result.ts";

type Env = Readonly<Record<string, string | undefined>>;

const NAME = "IMPORT_PICTURE_HOSTS";
const HOST = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])(?::\d{1,5})?$/;

/**
 * Hosts outside the public internet, each with its port where it is not the usual one, that pictures of an import may
 * come from. A site that customers use must never have any, so the variable works in `npm run dev` alone, on an origin
 * of this machine; every other start is refused, with the sentence.
 */
export function readPictureHosts(env: Env, origin: string): Result<readonly string[], string> {
  const hosts = (env[NAME] ?? "")
    .toLowerCase()
    .split(",")
    .map((host) => host.trim())
    .filter((host) => host !== "");
  if (hosts.length === 0) return ok([]);
  if (env["NODE_ENV"] !== "development")
    return refuse(
      `${NAME} must not be set here: pictures from private addresses are for trials with npm run dev only.`,
    );
  const { protocol, hostname } = new URL(origin);
  if (protocol !== "http:" || !["localhost", "127.0.0.1", "[::1]"].includes(hostname))
    return refuse(`${NAME} must not be set beside an ORIGIN that others can reach.`);
  const wrong = hosts.find((host) => !HOST.test(host));
  return wrong === undefined
    ? ok(hosts)
    : refuse(`${NAME} must be hosts separated by commas, like localhost:8080, but one is "${wrong}".`);
}
