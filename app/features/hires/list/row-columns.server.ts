import { hires } from "#app/db/schema/hire/hires.ts";

/** What a row about a hire shows. */
export const HIRE_ROW_COLUMNS = {
  id: hires.id,
  number: hires.number,
  state: hires.state,
  name: hires.name,
  company: hires.company,
  startsAt: hires.startsAt,
  endsAt: hires.endsAt,
  transport: hires.transport,
  place: hires.place,
};
