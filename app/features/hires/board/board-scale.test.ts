import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/lib/time/clock.ts";
import { dayOfIso, fromIrishInput } from "#app/lib/time/irish-time.ts";
import {
  type BoardScale,
  dragStep,
  moveDates,
  percentAt,
  QUARTER_MS,
  spanOf,
  wallOf,
  wallText,
} from "./board-scale.ts";

const at = (text: string) => fromIrishInput(text)?.getTime() ?? Number.NaN;
const scaleFrom = (day: string, days = 10): BoardScale => ({ first: dayOfIso(day) ?? 0, days });

describe("the place of an instant on the board", () => {
  test.each(["2027-03-26", "2027-10-29", "2027-06-01"])(
    "H9: noon is in the middle of each of ten days from %s, also where clocks change",
    (day) => {
      const scale = scaleFrom(day);
      for (let n = 0; n < 10; n += 1) {
        const noon = wallText((scale.first + n) * DAY_MS + 12 * HOUR_MS);
        expect(percentAt(at(noon), scale)).toBeCloseTo(n * 10 + 5, 9);
      }
    },
  );

  test("a bar is cut off at the ends of the board and is never too narrow to press", () => {
    const scale = scaleFrom("2027-06-01");
    expect(spanOf(at("2027-05-20T09:00"), at("2027-06-02T00:00"), scale)).toEqual({ x: 0, width: 10 });
    expect(spanOf(at("2027-06-10T00:00"), at("2027-07-10T00:00"), scale)).toEqual({ x: 90, width: 10 });
    expect(spanOf(at("2027-06-03T12:00"), at("2027-06-03T12:15"), scale, 2)).toEqual({ x: 25, width: 2 });
    expect(spanOf(at("2027-06-10T23:45"), at("2027-07-01T00:00"), scale, 2)).toEqual({ x: 98, width: 2 });
  });
});

describe("moving dates", () => {
  const dates = { from: wallOf(at("2027-03-26T15:15")), to: wallOf(at("2027-03-27T10:30")) };
  const texts = ({ from, to }: typeof dates) => [wallText(from), wallText(to)];

  test("whole days keep the times of day across the change of clocks", () => {
    expect(texts(moveDates(dates, "whole", { by: 2.4 * DAY_MS, step: DAY_MS }))).toEqual([
      "2027-03-28T15:15",
      "2027-03-29T10:30",
    ]);
  });

  test("hours and quarter-hours land on full ones, and the length stays", () => {
    expect(texts(moveDates(dates, "whole", { by: 1.2 * HOUR_MS, step: HOUR_MS }))).toEqual([
      "2027-03-26T16:00",
      "2027-03-27T11:15",
    ]);
    expect(texts(moveDates(dates, "to", { by: 20 * 60_000, step: QUARTER_MS }))).toEqual([
      "2027-03-26T15:15",
      "2027-03-27T10:45",
    ]);
  });

  test("an end never passes the other, and every result lies on quarter-hours", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("whole" as const, "from" as const, "to" as const),
        fc.integer({ min: -40 * DAY_MS, max: 40 * DAY_MS }),
        fc.constantFrom(DAY_MS, HOUR_MS, QUARTER_MS),
        (part, by, step) => {
          const { from, to } = moveDates(dates, part, { by, step });
          expect(to - from).toBeGreaterThanOrEqual(QUARTER_MS);
          expect([from % QUARTER_MS, to % QUARTER_MS]).toEqual([0, 0]);
          if (part === "whole") expect(to - from).toBe(dates.to - dates.from);
        },
      ),
    );
  });

  test("a drag moves by days where days are narrow, by hours where they are wide", () => {
    expect([dragStep(26, false), dragStep(90, false), dragStep(26, true)]).toEqual([
      DAY_MS,
      HOUR_MS,
      QUARTER_MS,
    ]);
  });
});
