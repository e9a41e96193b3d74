/** The number of pieces in the hire basket, for hire pages without another script of theirs. */
import { whenParsed } from "#app/ui/session/when-parsed.ts";
import { watchHireCount } from "./hire-count.ts";

whenParsed(watchHireCount);
