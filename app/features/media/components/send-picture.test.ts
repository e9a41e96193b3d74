import { expect, it } from "vitest";
import { MAX_PICTURE_BYTES } from "../media.ts";
import { sendPicture } from "./send-picture.ts";

it("refuses a picture of 61 MB by the limit, before it is sent", async () => {
  const file = new File([new Uint8Array(61_000_001)], "rig.jpg");
  expect(file.size).toBeGreaterThan(MAX_PICTURE_BYTES);
  // Sent from here it would find no server and come to "away".
  expect(await sendPicture(file)).toEqual({
    kind: "answered",
    value: [{ kind: "refused", filename: "rig.jpg", fault: "too-large" }],
  });
});
