import { expect, it } from "vitest";
import { isPlainMessage } from "./plain-message.ts";

it.each([
  "Hello",
  "For our school play",
  "Wedding in Salthill. Thank you, Áine",
  "Don cheolchoirm sa scoil. Go raibh maith agat",
  "Féile na Samhna",
])("finds no request in “%s”", (message) => {
  expect(isPlainMessage(message)).toBe(true);
});

it.each([
  "Please deliver and build it up, we need two technicians.",
  "Deliver to Galway Cathedral",
  "Collection from the hall in the evening",
  "Someone to operate the desk",
  "A pair of stands as well",
  "24 PARs",
  "Is there a discount?",
  "If it rains, on Sunday",
  "With a crew",
  "Seachadadh go Gaillimh",
  "Ba mhaith linn an trealamh a sheachadadh",
  "Teastaíonn beirt teicneoirí uainn",
  "An dteastaíonn iompar",
  "Le cabhair ón gcriú",
  "Trí sheastán eile",
  "word ".repeat(60),
])("leaves “%s” to staff", (message) => {
  expect(isPlainMessage(message)).toBe(false);
});
