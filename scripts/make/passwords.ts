/**
 * Makes the list of passwords that no one may choose: `npm run passwords -- <folder>`. Reads the ranked list of the
 * package @zxcvbn-ts/language-common (MIT), unpacked into that folder by
 * `npm pack @zxcvbn-ts/language-common && tar -xzf zxcvbn-ts-language-common-*.tgz`, keeps the first 10,000 that are
 * long enough to be chosen here, and writes app/features/identity/sign-in/common-passwords.json. OWASP ASVS 5.0.0 asks
 * for 3,000.
 */
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { MIN_PASSWORD_LENGTH } from "#app/features/identity/identity.ts";

const KEPT = 10_000;
const OUT = join(
  dirname(fileURLToPath(import.meta.url)),
  "../../app/features/identity/sign-in/common-passwords.json",
);

async function main([folder]: readonly string[]): Promise<number> {
  if (folder === undefined) {
    console.error("Usage: npm run passwords -- <folder of the unpacked package>");
    return 2;
  }
  const { name, version, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as {
    readonly name: string;
    readonly version: string;
    readonly license: string;
  };
  const ranked = JSON.parse(await readFile(join(folder, "src/passwords.json"), "utf8")) as readonly string[];
  const passwords = ranked.filter((one) => one.length >= MIN_PASSWORD_LENGTH).slice(0, KEPT);
  const banner = (await readFile(join(folder, "LICENSE.txt"), "utf8")).trim();
  const file = { source: `${name} ${version}`, license, banner, passwords: passwords.join(" ") };
  await writeFile(OUT, `${JSON.stringify(file, null, 2)}\n`);
  console.log(`${passwords.length} passwords of ${file.source}`);
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
