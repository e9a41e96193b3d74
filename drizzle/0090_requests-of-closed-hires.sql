-- Hires that were closed before: what was open of them is closed with them. From now on it is answered first.
UPDATE "hire_requests" r SET "state" = 'closed', "answered_at" = h."updated_at"
FROM "hires" h WHERE h."id" = r."hire_id" AND h."state" = 'closed' AND r."state" = 'open';
