import { control } from "./lighting-control.ts";
import { heads } from "./lighting-heads.ts";
import { wash } from "./lighting-wash.ts";
import type { SampleDepartment } from "./product.ts";

export const lighting: SampleDepartment = {
  name: "Lighting",
  firstId: 1101,
  products: [...heads, ...wash, ...control],
};
