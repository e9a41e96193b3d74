import type { IncomingMessage } from "node:http";
import { SECOND_MS } from "#app/lib/time/clock.ts";
import { GrowingBuffer } from "./growing-buffer.ts";

/** What bodies on their way may take. Sizes in bytes, times in milliseconds. */
export interface BodyLimits {
  /** Bodies on their way at once, from all networks and from one. */
  readonly unfinished: number;
  readonly unfinishedPerNetwork: number;
  /** Memory of the bodies that are not small, until their requests are answered; of all networks and of one. */
  readonly memory: number;
  readonly memoryPerNetwork: number;
  /** Average bytes a second that a body must keep once `grace` is over. */
  readonly rate: number;
  readonly grace: number;
  /** How often rates are checked. */
  readonly checkedEvery: number;
}

/** Why a body was not received. "busy": there is no memory for it; "slow": below the rate, or the slowest of too many. */
export type BodyFailure = "too-large" | "slow" | "busy" | "gone";

export type ReceivedBody =
  | { readonly ok: true; readonly bytes: Buffer; release(): void }
  | { readonly ok: false; readonly failure: BodyFailure };

/** The source of a body, and how many bytes it may have. */
export interface BodySource {
  readonly network: string;
  readonly limit: number;
}

/** Up to this size a body takes no part in the limits of memory, because the number of bodies bounds those. In bytes. */
const SMALL = 65_536;

interface Unfinished {
  readonly network: string;
  readonly since: number;
  received: number;
  memory: number;
  fail(failure: BodyFailure): void;
}

type Take = (chunk: Buffer, body: Unfinished) => BodyFailure | null;

/** Receives bodies before any slot is taken for their requests, so that a slow one delays nothing else. */
export class RequestBodies {
  readonly #limits: BodyLimits;
  readonly #unfinished = new Set<Unfinished>();
  readonly #memoryOf = new Map<string, number>();
  #memory = 0;
  #sweep: NodeJS.Timeout | undefined;

  constructor(limits: BodyLimits) {
    this.#limits = limits;
  }

  get unfinished(): number {
    return this.#unfinished.size;
  }

  get memory(): number {
    return this.#memory;
  }

  /** Reads a body into memory, which counts until `release` is called. */
  async receive(req: IncomingMessage, { network, limit }: BodySource): Promise<ReceivedBody> {
    const bytes = new GrowingBuffer(Math.min(limit, announcedLength(req) || limit));
    const { body, failure } = await this.#follow(req, network, (chunk, one) => {
      if (one.received > limit) return "too-large";
      if (!this.#reserve(one, bytes.capacityFor(one.received))) return "busy";
      bytes.append(chunk);
      return null;
    });
    if (failure !== null) return { ok: false, failure };
    return { ok: true, bytes: bytes.content(), release: () => this.#free(body) };
  }

  /** Throws away what is left of a body. Resolves at its end, or once it is too slow or longer than the limit. */
  async discard(req: IncomingMessage, { network, limit }: BodySource): Promise<void> {
    if (req.readableEnded || req.destroyed) return;
    await this.#follow(req, network, (_, { received }) => (received > limit ? "too-large" : null));
  }

  /** Follows a body to its end. `take` gets each chunk, and gives the reason when no more is wanted. */
  #follow(
    req: IncomingMessage,
    network: string,
    take: Take,
  ): Promise<{ readonly body: Unfinished; readonly failure: BodyFailure | null }> {
    return new Promise((resolve) => {
      let settled = false;
      const settle = (failure: BodyFailure | null) => {
        if (settled) return;
        settled = true;
        req.off("data", onData).off("end", onEnd).off("close", onClose);
        this.#end(body);
        if (failure !== null) this.#free(body);
        resolve({ body, failure });
      };
      const onData = (chunk: Buffer) => {
        body.received += chunk.length;
        const failure = take(chunk, body);
        if (failure !== null) settle(failure);
      };
      const onEnd = () => settle(null);
      const onClose = () => settle("gone");
      const body: Unfinished = { network, since: performance.now(), received: 0, memory: 0, fail: settle };
      if (req.destroyed) return settle("gone");
      this.#begin(body);
      req.on("data", onData).on("end", onEnd).on("close", onClose).on("error", onClose);
    });
  }

  #begin(body: Unfinished): void {
    const { unfinished, unfinishedPerNetwork, checkedEvery } = this.#limits;
    const siblings = [...this.#unfinished].filter(({ network }) => network === body.network);
    if (siblings.length >= unfinishedPerNetwork) slowestOf(siblings)?.fail("slow");
    else if (this.#unfinished.size >= unfinished) slowestOf([...this.#unfinished])?.fail("slow");
    this.#unfinished.add(body);
    this.#sweep ??= setInterval(() => this.#endSlow(), checkedEvery).unref();
  }

  #end(body: Unfinished): void {
    this.#unfinished.delete(body);
    if (this.#unfinished.size > 0) return;
    clearInterval(this.#sweep);
    this.#sweep = undefined;
  }

  #endSlow(): void {
    const now = performance.now();
    for (const body of this.#unfinished) {
      const seconds = (now - body.since - this.#limits.grace) / SECOND_MS;
      if (seconds > 0 && body.received < seconds * this.#limits.rate) body.fail("slow");
    }
  }

  /** Takes memory for a body that grows; where there is too little, slower bodies are ended. */
  #reserve(body: Unfinished, capacity: number): boolean {
    const more = (capacity > SMALL ? capacity : 0) - body.memory;
    if (more <= 0) return true;
    for (;;) {
      const rivals = this.#rivals(body.network, more);
      if (rivals === null) break;
      const slowest = slowestOf(rivals);
      if (!slowest || slowest === body) return false;
      slowest.fail("busy");
    }
    this.#charge(body.network, more);
    body.memory += more;
    return true;
  }

  /** The bodies that hold what more memory would exceed; null when there is enough. */
  #rivals(network: string, more: number): Unfinished[] | null {
    const holders = [...this.#unfinished].filter(({ memory }) => memory > 0);
    if ((this.#memoryOf.get(network) ?? 0) + more > this.#limits.memoryPerNetwork)
      return holders.filter((one) => one.network === network);
    return this.#memory + more > this.#limits.memory ? holders : null;
  }

  #free(body: Unfinished): void {
    this.#charge(body.network, -body.memory);
    body.memory = 0;
  }

  #charge(network: string, bytes: number): void {
    this.#memory += bytes;
    const held = (this.#memoryOf.get(network) ?? 0) + bytes;
    if (held > 0) this.#memoryOf.set(network, held);
    else this.#memoryOf.delete(network);
  }
}

/** The one with the lowest rate among those that had time to show it, else the oldest. */
function slowestOf(bodies: readonly Unfinished[]): Unfinished | undefined {
  const now = performance.now();
  const rated = bodies.filter(({ since }) => now - since > SECOND_MS);
  if (rated.length === 0) return bodies[0];
  const rate = ({ received, since }: Unfinished) => received / (now - since);
  return rated.reduce((slowest, body) => (rate(body) < rate(slowest) ? body : slowest));
}

/** The length a request announces; 0 for chunks and for no body. */
export function announcedLength(req: IncomingMessage): number {
  return Number(req.headers["content-length"] ?? 0);
}

/** Whether a request has a body, of announced length or in chunks. */
export function hasBody(req: IncomingMessage): boolean {
  return announcedLength(req) > 0 || req.headers["transfer-encoding"] !== undefined;
}
