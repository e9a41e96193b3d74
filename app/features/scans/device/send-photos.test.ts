import { expect, it } from "vitest";
import { refusedAs, type SentPhoto, sendPhotos } from "./send-photos.ts";

const PHOTOS = ["a", "b", "c"].map((id) => ({ id, scanId: `scan-${id}` }));

async function send(
  answers: Readonly<Record<string, SentPhoto>>,
  held: readonly string[] = [],
  isComplete = true,
) {
  const [asked, settled]: string[][] = [[], []];
  await sendPhotos(PHOTOS, {
    held: new Set(held),
    isComplete,
    send: async ({ id }) => {
      asked?.push(id);
      return answers[id] ?? "kept";
    },
    settle: async ({ id }, sent) => void settled?.push(`${id} ${sent}`),
  });
  return { asked, settled };
}

it("sends all, and waits for the scan of a picture", async () => {
  expect(await send({})).toEqual({ asked: ["a", "b", "c"], settled: ["a kept", "b kept", "c kept"] });
  expect(await send({}, ["scan-a"])).toEqual({ asked: ["b", "c"], settled: ["b kept", "c kept"] });
});

it("is held back by none that the server will never take: its scan was answered and is not known", async () => {
  expect((await send({ a: "no-scan" })).settled).toEqual(["a refused", "b kept", "c kept"]);
  expect((await send({ a: "no-scan" }, [], false)).settled).toEqual(["b kept", "c kept"]);
  expect((await send({ b: "later" })).settled).toEqual(["a kept", "c kept"]);
});

it("stops where the server takes none", async () => {
  expect(await send({ b: "away" })).toEqual({ asked: ["a", "b"], settled: ["a kept"] });
});

it.each([
  [422, "refused"],
  [409, "no-scan"],
  [500, "later"],
  [429, "away"],
  [503, "away"],
] as const)("%i is %s", (status, sent) => {
  expect(refusedAs(status)).toBe(sent);
});
