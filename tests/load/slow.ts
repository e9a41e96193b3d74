import { connect, type Socket } from "node:net";
import type { Cluster } from "./cluster.ts";
import { type Generated, generate, readers } from "./generate.ts";
import { atMost, never, quantile, timesOf, type Verdict } from "./verdict.ts";

const SLOW = 500;
const DRIP_MS = 500;
const HONEST = { connections: 10, perSecond: 20 };

export interface SlowReport {
  readonly honest: Generated;
  /** Connections of those who send a byte now and then that the site ended by itself. */
  readonly ended: number;
}

/** Hundreds of connections that never finish their headers, and honest visitors meanwhile. */
export async function slowClients(cluster: Cluster, seconds: number): Promise<SlowReport> {
  const { port } = cluster.instances[0];
  let ended = 0;
  const sockets = Array.from({ length: SLOW }, () => {
    const socket: Socket = connect(port, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\nHost: loc"));
    socket.resume().on("error", () => {});
    socket.on("close", () => {
      ended += 1;
    });
    return socket;
  });
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write("a");
  }, DRIP_MS);
  try {
    const paths = ["/", "/shop/browse?search=lamp+s[<n>]", "/contact", "/api/products?search=lamp+s[<n>]"];
    const lanes = [readers("honest", paths, HONEST)];
    const honest = await generate({ port, host: new URL(cluster.origin).host, seconds, lanes });
    return { honest, ended };
  } finally {
    clearInterval(drip);
    for (const socket of sockets) socket.destroy();
  }
}

/** What R13 says, each part by itself. */
export function slowVerdicts({ honest, ended }: SlowReport): Verdict[] {
  const times = timesOf(honest.answers, 200);
  return [
    atMost("R13", `honest visitors beside ${SLOW} slow ones, p99`, quantile(times, 0.99), 1_000),
    never("R13", "honest visitors not served", honest.answers.length - times.length),
    never("R13", "slow ones still connected", SLOW - ended),
  ];
}
