-- A request for other dates ends when all gear of its hire is back; before, it stayed open until staff answered it.
UPDATE "hire_requests" r SET "state" = 'closed', "answered_at" = now()
	FROM "hires" h WHERE h."id" = r."hire_id" AND r."state" = 'open' AND r."kind" IN ('dates', 'extension')
		AND h."state" IN ('back', 'checked', 'closed');
