import type { Server } from "node:http";

/** What a client may take of the server, so that slow ones do not hold what honest ones need. Times in milliseconds. */
export interface ClientLimits {
  /** The time from the opening of a connection, or the first byte of a further request, to its last header. */
  readonly headersTimeout: number;
  /** The timeout of a request as a whole, in milliseconds. */
  readonly requestTimeout: number;
  /** The time that a connection is kept which asks nothing. */
  readonly keepAliveTimeout: number;
  /** The time of a connection on which neither side reads or writes a byte: longer than any answer may take. */
  readonly timeout: number;
  readonly maxConnections: number;
  /** Average bytes a second that a request body must keep, once `bodyGrace` milliseconds are over. */
  readonly bodyRate: number;
  readonly bodyGrace: number;
  /** How often connections are looked through for those that take longer. */
  readonly checkedEvery: number;
}

export const DEFAULT_LIMITS: ClientLimits = {
  headersTimeout: 15_000,
  /** A 20 MB import over a slow line takes this long. */
  requestTimeout: 180_000,
  /** Longer than proxies keep theirs, so that they never write into a closing connection. */
  keepAliveTimeout: 75_000,
  timeout: 250_000,
  maxConnections: 5_000,
  /** The slowest mobile networks manage this. */
  bodyRate: 500,
  bodyGrace: 5_000,
  /** A request may exceed its limits by this much. */
  checkedEvery: 5_000,
};

const TIME_TO_HANG_UP_MS = 1_000;

const REFUSALS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};
const REFUSED_HEADERS =
  "X-Content-Type-Options: nosniff\r\nContent-Security-Policy: default-src 'none'; frame-ancestors 'none'\r\nContent-Length: 0\r\nConnection: close";

function headerOf(line: string): [name: string, value: string] {
  const colon = line.indexOf(": ");
  return [line.slice(0, colon), line.slice(colon + 2)];
}

/** Sets the limits, and answers a malformed request in one line. */
export function hardenServer(server: Server, limits: ClientLimits): void {
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout, maxConnections } = limits;
  Object.assign(server, { headersTimeout, requestTimeout, keepAliveTimeout, timeout, maxConnections });
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) return;
    const status = REFUSALS[error.code ?? ""] ?? "400 Bad Request";
    socket.end(`HTTP/1.1 ${status}\r\n${REFUSED_HEADERS}\r\n\r\n`);
    // Anyone who does not hang up when told so would hold the connection for as long as bytes go on coming.
    setTimeout(() => socket.destroy(), TIME_TO_HANG_UP_MS).unref();
  });
  // Node answers an expectation that it does not know by itself, without any of our headers.
  server.on("checkExpectation", (_req, res) => {
    for (const line of REFUSED_HEADERS.split("\r\n")) res.appendHeader(...headerOf(line));
    res.writeHead(417).end();
  });
}
