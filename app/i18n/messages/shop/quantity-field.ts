import { msg } from "#app/i18n/message.ts";

/* Apart from the other words of goods: no hydrated page needs it. */
export const quantityFault = msg(
  "A quantity is a whole number from 1 to {most}.",
  "Slánuimhir idir 1 agus {most} is ea cainníocht.",
);
