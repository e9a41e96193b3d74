import { Client } from "./client.ts";
import { type Cluster, PASSWORD } from "./cluster.ts";
import { type Generated, generate, type Lane, readers } from "./generate.ts";
import { Ledger } from "./ledger.ts";
import { atMost, countStatuses, never, quantile, timesOf, type Verdict } from "./verdict.ts";

const READS = { home: 13, "shop list": 12, product: 12 } as const;
const CART_CONNECTIONS = 13;
const CART = "cart post";

/** 50 connections that ask one instance as fast as they are answered: three kinds of pages, and carts being filled. */
export async function steady(cluster: Cluster, seconds: number): Promise<Generated> {
  const products = cluster.products.flatMap(({ slug }) => [
    `/shop/product/${slug}`,
    `/ga/shop/product/${slug}`,
  ]);
  const pace = (name: keyof typeof READS) => ({ connections: READS[name], perSecond: null });
  const lanes = [
    readers("home", ["/", "/ga"], pace("home")),
    readers("shop list", ["/shop/browse", "/ga/shop/browse", "/shop/browse?sort=price"], pace("shop list")),
    readers("product", products, pace("product")),
    await cartLane(cluster),
  ];
  const to = { port: cluster.instances[0].port, host: new URL(cluster.origin).host };
  // Finished pages are made when they are first asked for, which R11 is about.
  const paths = lanes.flatMap((lane) => (lane.body === undefined ? lane.paths : []));
  const alone = { connections: 1, perSecond: null };
  for (let made = 0; made < paths.length; ) {
    const lane = readers("warm", paths.slice(made), alone);
    made += (await generate({ ...to, seconds: 2, lanes: [lane] })).answers.length;
  }
  await generate({ ...to, seconds: 2, lanes });
  return generate({ ...to, seconds, lanes });
}

async function cartLane(cluster: Cluster): Promise<Lane> {
  const cookies = await Promise.all(cluster.spareCustomers.map(({ email }) => signIn(cluster, email)));
  const items = [{ product_id: cluster.products[0]?.id, quantity: 1 }];
  return {
    name: CART,
    paths: ["/api/cart-items"],
    connections: CART_CONNECTIONS,
    perSecond: null,
    headers: { "Content-Type": "application/json", Origin: cluster.origin },
    cookies,
    body: JSON.stringify({ key: "filled-steadily-[<n>]", items }),
  };
}

async function signIn(cluster: Cluster, email: string): Promise<string> {
  const client = new Client(cluster.origin, new Ledger());
  const asked = { kind: "sign-in", json: { email, password: PASSWORD } };
  await client.insist("/api/auth/sign-in/email", asked, { giveUpAt: performance.now() + 20_000 });
  return client.cookieHeader();
}

/** What R12 says, each part by itself. */
export function steadyVerdicts({ answers }: Generated): Verdict[] {
  const reads = Object.keys(READS).flatMap((name) => {
    const times = timesOf(answers, 200, name);
    return [
      atMost("R12", `${name}, p95`, quantile(times, 0.95), 200),
      atMost("R12", `${name}, p99`, quantile(times, 0.99), 500),
    ];
  });
  return [
    never("R12", "answers that are no success", answers.filter(({ status }) => status !== 200).length),
    ...reads,
    atMost("R12", `${CART}, p99`, quantile(timesOf(answers, 200, CART), 0.99), 800),
  ];
}

/** The figures of steady load, as lines to be read. */
export function steadyLines({ answers, lag }: Generated, seconds: number): string[] {
  const lines = [...Object.keys(READS), CART].map((name) => {
    const times = timesOf(answers, 200, name);
    const parts = [0.5, 0.95, 0.99, 1].map((part) => Math.round(quantile(times, part)));
    return `${name.padEnd(10)} ${Math.round(times.length / seconds)} a second, p50 / p95 / p99 / slowest: ${parts.join(" / ")} ms${failures(answers, name)}`;
  });
  return ["", "50 connections at one instance, as fast as they are answered:", ...lines, late(lag)];
}

function failures(answers: Generated["answers"], lane: string): string {
  const counts = Object.entries(countStatuses(answers.filter((answer) => answer.lane === lane)));
  const others = counts.filter(([status]) => status !== "200").map(([status, n]) => `${n} × ${status}`);
  return others.length > 0 ? `; ${others.join(", ")}` : "";
}

function late(lag: number): string {
  return `the sender itself was up to ${Math.round(lag)} ms late`;
}
