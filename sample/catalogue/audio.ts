import { accessories } from "./audio-accessories.ts";
import { loudspeakers } from "./audio-loudspeakers.ts";
import { microphones } from "./audio-microphones.ts";
import type { SampleDepartment } from "./product.ts";

export const audio: SampleDepartment = {
  name: "Audio",
  firstId: 1301,
  products: [...loudspeakers, ...microphones, ...accessories],
};
