import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { StripePeer } from "./stripe-peer/stripe-peer.ts";

/** Secret that the peer signs its events with. */
export const WEBHOOK_SECRET = "whsec_peer";

export interface StripeEvent {
  readonly body: Buffer;
  readonly signature: string | null;
}

/** Takes the peer's events at an address of its own; `take` gives the status that each is answered with. */
export async function serveStripeEvents(
  peer: StripePeer,
  take: (event: StripeEvent) => Promise<number>,
): Promise<Server> {
  const hooks = createServer(async (request, response) => {
    const signature = request.headers["stripe-signature"]?.toString() ?? null;
    const status = await take({ body: await buffer(request), signature }).catch(() => 500);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => hooks.listen(0, "127.0.0.1", resolve));
  const { port } = hooks.address() as AddressInfo;
  await peer.setWebhook({ url: `http://127.0.0.1:${port}`, secret: WEBHOOK_SECRET });
  return hooks;
}
