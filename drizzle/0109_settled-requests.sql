-- What customers ask to be changed in a quote is settled by its further version, its acceptance and its end; before, it
-- stayed open. What was asked for in a quote that has expired since is closed by the job `close-expired-requests`.
UPDATE "hire_requests" r SET "state" = 'done', "answered_by" = a."sent_by", "answered_at" = a."sent_at"
	FROM (SELECT DISTINCT ON (o."id") o."id", v."sent_by", v."sent_at" FROM "hire_requests" o
		JOIN "hire_quote_versions" v ON v."quote_id" = o."quote_id" AND v."sent_at" > o."created_at"
		WHERE o."state" = 'open' ORDER BY o."id", v."sent_at") a
	WHERE a."id" = r."id";--> statement-breakpoint
UPDATE "hire_requests" r SET "state" = 'closed', "answered_at" = a."accepted_at"
	FROM (SELECT DISTINCT ON (o."id") o."id", h."accepted_at" FROM "hire_requests" o
		JOIN "hire_acceptances" h ON h."quote_id" = o."quote_id" AND h."accepted_at" > o."created_at"
		WHERE o."state" = 'open' ORDER BY o."id", h."accepted_at") a
	WHERE a."id" = r."id";--> statement-breakpoint
UPDATE "hire_requests" r SET "state" = 'closed', "answered_at" = q."closed_at"
	FROM "hire_quotes" q WHERE q."id" = r."quote_id" AND r."state" = 'open'
		AND q."state" IN ('declined', 'withdrawn') AND q."closed_at" > r."created_at";--> statement-breakpoint
-- Asked for after the quote had ended, about dates that are over.
UPDATE "hire_requests" r SET "state" = 'closed', "answered_at" = now()
	FROM "hire_quotes" q WHERE q."id" = r."quote_id" AND r."state" = 'open'
		AND (SELECT v."starts_at" FROM "hire_quote_versions" v WHERE v."quote_id" = q."id"
			ORDER BY v."number" DESC LIMIT 1) <= now();
