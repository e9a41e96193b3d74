import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { encode } from "uqr";
import { expect, signIn, test } from "../site.ts";
import { openHire } from "./open-hire.ts";

const WIDTH = 640;
const HEIGHT = 480;
const DOT = 12;
/** Frames of one picture; Chromium begins again at the end. */
const FRAMES = 10;

/** A film of a QR code, as Chromium takes it in place of a camera (YUV4MPEG2). */
function filmOf(text: string): string {
  const { data, size } = encode(text, { border: 4 });
  const light = Buffer.alloc(WIDTH * HEIGHT, 235);
  const [left, top] = [(WIDTH - size * DOT) / 2, (HEIGHT - size * DOT) / 2].map(Math.floor) as [
    number,
    number,
  ];
  for (let y = 0; y < size * DOT; y++)
    for (let x = 0; x < size * DOT; x++)
      if (data[Math.floor(y / DOT)]?.[Math.floor(x / DOT)]) light[(top + y) * WIDTH + left + x] = 16;
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frame = Buffer.concat([Buffer.from("FRAME\n"), light, colour]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  const folder = join(import.meta.dirname, "../../../.cache/camera");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "code.y4m");
  writeFileSync(file, Buffer.concat([head, ...Array.from({ length: FRAMES }, () => frame)]));
  return file;
}

test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const film = `--use-file-for-fake-video-capture=${filmOf("AU-STAND-MIC")}`;
      const camera = ["--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream", film];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] });
    },
    { scope: "worker" },
  ],
});

test("H26 H42 the camera reads a code once, with the decoder of this site @desktop", async ({
  page,
  baseURL,
}) => {
  await signIn(page);
  await openHire(page, "Warehouse camera", { lines: "4 x AU-STAND-MIC", days: 102 });
  const foreign: string[] = [];
  const decoders: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && url.origin !== baseURL) foreign.push(request.url());
    if (url.pathname.endsWith(".wasm")) decoders.push(url.pathname);
  });
  await page.getByRole("button", { name: "Use the camera" }).click();
  await expect(page.locator(".scan-log > li").first()).toContainText("is prepared", { timeout: 40_000 });
  await page.getByRole("button", { name: "Stop the camera" }).click();
  await expect(page.locator("video")).toHaveCount(0);
  expect(foreign).toEqual([]);
  expect(decoders).toHaveLength(1);
});
