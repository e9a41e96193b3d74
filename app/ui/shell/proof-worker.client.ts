/**
 * The worker behind proof.ts: looks for the number whose PBKDF2 key begins as asked. The work is that of ALTCHA's
 * second version: password = nonce and the number as 32 bits, most significant first.
 */
interface Work {
  readonly parameters: {
    readonly nonce: string;
    readonly salt: string;
    readonly cost: number;
    readonly keyLength: number;
    readonly keyPrefix: string;
  };
}

/** Far beyond what is ever asked; the end of a search that cannot succeed. */
const MAX = 100_000;

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

async function solve({ parameters }: Work): Promise<{ counter: number; derivedKey: string }> {
  const nonce = bytesOf(parameters.nonce);
  const algorithm = {
    name: "PBKDF2",
    hash: "SHA-256",
    salt: bytesOf(parameters.salt),
    iterations: parameters.cost,
  };
  const password = new Uint8Array(nonce.length + 4);
  password.set(nonce);
  const view = new DataView(password.buffer);
  for (let counter = 0; counter < MAX; counter += 1) {
    view.setUint32(nonce.length, counter);
    const key = await crypto.subtle.importKey("raw", password, "PBKDF2", false, ["deriveBits"]);
    const derivedKey = hexOf(
      new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, parameters.keyLength * 8)),
    );
    if (derivedKey.startsWith(parameters.keyPrefix)) return { counter, derivedKey };
  }
  throw new Error("No number fits");
}

addEventListener("message", async ({ data }: MessageEvent<string>) => {
  postMessage(await solve(JSON.parse(data) as Work).catch(() => null));
});
