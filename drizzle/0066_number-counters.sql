CREATE TABLE "number_counters" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "number_counters_series_year_pk" PRIMARY KEY("series","year"),
	CONSTRAINT "number_counters_series" CHECK ("number_counters"."series" in ('enquiry', 'quote', 'hire')),
	CONSTRAINT "number_counters_last" CHECK ("number_counters"."last" > 0)
);
--> statement-breakpoint
-- The highest number of each series and year that a row has, or that the history still names of one that is gone.
INSERT INTO "number_counters" ("series", "year", "last")
SELECT "series", split_part("number", '-', 2)::int, max(split_part("number", '-', 3)::int)
FROM (
	SELECT 'enquiry' AS "series", "reference" AS "number" FROM "enquiries"
	UNION ALL SELECT 'enquiry', "details" ->> 'reference' FROM "audit_log" WHERE "action" = 'enquiry.received'
	UNION ALL SELECT 'quote', "number" FROM "hire_quotes"
	UNION ALL SELECT 'quote', "details" ->> 'number' FROM "audit_log" WHERE "action" = 'quote.created'
	UNION ALL SELECT 'hire', "number" FROM "hires"
	UNION ALL SELECT 'hire', "details" ->> 'hire' FROM "audit_log" WHERE "action" = 'quote.accepted'
) "given"
WHERE "number" ~ '^(IST|HQ|H)-[0-9]{4}-[0-9]{1,9}$' AND split_part("number", '-', 3)::int > 0
GROUP BY 1, 2;
