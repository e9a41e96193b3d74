import { msg } from "#app/i18n/message.ts";

/** Why a change of the stock by hand was refused. */
export const refusals = {
  number: msg(
    "Write a whole number with its sign: +3 or -2 to change it, =12 to set it.",
    "Scríobh slánuimhir lena comhartha: +3 nó -2 chun é a athrú, =12 chun é a shocrú.",
  ),
  unsigned: msg(
    "Write +{n} or −{n} to change it by {n}, or ={n} to make it {n}.",
    "Scríobh +{n} nó −{n} chun é a athrú faoi {n}, nó ={n} chun {n} a dhéanamh de.",
  ),
  conflict: msg(
    "The stock has changed meanwhile: it is {n} now.",
    "Athraíodh an stoc idir an dá linn: {n} atá ann anois.",
  ),
  uncounted: msg(
    "The stock has changed meanwhile: it is not counted now.",
    "Athraíodh an stoc idir an dá linn: ní chomhairtear anois é.",
  ),
  "below-zero": msg(
    "The stock can be from 0 to {most}, and it is {n} now.",
    "Ní mór don stoc a bheith idir 0 agus {most}; {n} atá ann anois.",
  ),
} as const;
