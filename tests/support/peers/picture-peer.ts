import type { RequestListener } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo, LookupFunction } from "node:net";
import { afterAll } from "vitest";
import { type FetchRules, PUBLIC_INTERNET } from "#app/integrations/pictures/picture-fetcher.server.ts";

/** A key that opens nothing but the peer below; its certificate names pictures.test and ends in a hundred years. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgMAP2LfcQeYzykKeC
dM4GZ4uJl2F/wYbH9JrKMogzEDChRANCAAQ0V2TohNCOpe/8LaFESE6MYI1HRJYb
NJtf8achQ0TK5hrzy6ScT0LOCTsjaIZ2OHHmK3Xk5N5aCx4LlMGWqlT7
-----END PRIVATE KEY-----`;
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBtDCCAVmgAwIBAgIUMIadci97nvgfpc5nagneshKTspAwCgYIKoZIzj0EAwIw
GDEWMBQGA1UEAwwNcGljdHVyZXMudGVzdDAgFw0yNjExMjExNzExMDFaGA8yMTI2
MTAyODE3MTEwMVowGDEWMBQGA1UEAwwNcGljdHVyZXMudGVzdDBZMBMGByqGSM49
AgEGCCqGSM49AwEHA0IABDRXZOiE0I6l7/wtoURIToxgjUdElhs0m1/xpyFDRMrm
GvPLpJxPQs4JOyNohnY4ceYrdeTk3loLHguUwZaqVPujfzB9MB0GA1UdDgQWBBTz
GPybLMRQ3eStWIGhU7Bx33dyvTAfBgNVHSMEGDAWgBTzGPybLMRQ3eStWIGhU7Bx
33dyvTAPBgNVHRMBAf8EBTADAQH/MCoGA1UdEQQjMCGCDXBpY3R1cmVzLnRlc3SC
Cm90aGVyLnRlc3SHBH8AAAEwCgYIKoZIzj0EAwIDSQAwRgIhAIu/VkZHBylLd12Z
Ccn9+rfQSk3+eMCawRCwMZ1HhsEqAiEAowGUhDONOf4P0Cr+1ZgucpZqmEEYADAs
IgXFsUzMJRg=
-----END CERTIFICATE-----`;

/** An https server on this machine that plays a picture server, and counts who connects. */
export async function usePicturePeer(answer: RequestListener) {
  const peer = { connections: 0, port: 0 };
  const server = createServer({ key: KEY, cert: CERTIFICATE }, answer);
  server.on("connection", () => {
    peer.connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  peer.port = (server.address() as AddressInfo).port;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  /** Every name is this machine, and this machine is allowed. */
  const rules: FetchRules = {
    ...PUBLIC_INTERNET,
    allowsAddress: (address) => address === "127.0.0.1",
    allowsPort: () => true,
    lookup: namesTo("127.0.0.1"),
    ca: CERTIFICATE,
  };
  return { peer, rules, at: (path: string) => `https://pictures.test:${peer.port}${path}` };
}

/** A name service that gives these addresses for every name. */
export function namesTo(...addresses: readonly string[]): LookupFunction {
  return (_hostname, _options, callback) => {
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    );
  };
}
