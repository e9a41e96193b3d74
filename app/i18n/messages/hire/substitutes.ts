import { msg } from "#app/i18n/message.ts";

/** Below a line of a hire: which of its pieces are another item, and which part of a kit is. */
export const ofThem = msg("{n} of them: {item}", "{n} acu: {item}");
export const ofPart = msg("{n} × {item} instead of {other}", "{n} × {item} in ionad: {other}");

/** In the lists of the warehouse, after the code of the item that goes. */
export const insteadOf = msg("instead of {item}", "in ionad: {item}");
export const someInsteadOf = msg("{n} instead of {item}", "{n} in ionad: {item}");
