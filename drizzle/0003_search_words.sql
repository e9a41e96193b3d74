CREATE TABLE "search_misses" (
	"term" text PRIMARY KEY NOT NULL,
	"typed" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"first_seen" timestamp (3) with time zone NOT NULL,
	"last_seen" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"terms" text NOT NULL,
	"meanings" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_misses_last_seen" ON "search_misses" USING btree ("last_seen");--> statement-breakpoint
INSERT INTO "search_synonyms" ("id", "terms", "meanings") VALUES
	('01900000-0000-7000-8000-000000000001', 'par can, parcan, par light, lampa par, canna par', 'par'),
	('01900000-0000-7000-8000-000000000002', 'moving head, moving light, intelligent light, robot light, ceann gluaisteach, ceann soilse gluaisteach, solas gluaisteach', 'moving head, spotsolas gluaisteach, solas leathan gluaisteach, léas gluaisteach'),
	('01900000-0000-7000-8000-000000000003', 'loler, ga1, ga 1, thorough examination, scrúdú críochnúil', 'ga1, hoist, shackle, steel sling, roundsling, safety bond'),
	('01900000-0000-7000-8000-000000000004', 'smoke machine, fogger, inneall deataigh, meaisín deataigh', 'fog machine, hazer, smoke'),
	('01900000-0000-7000-8000-000000000005', 'mic, mike, micreafón, micrafón, mícreafón', 'microphone'),
	('01900000-0000-7000-8000-000000000006', 'speaker, pa speaker, callaire', 'loudspeaker'),
	('01900000-0000-7000-8000-000000000007', 'sound desk, lighting desk, board, deasc', 'console, mixer'),
	('01900000-0000-7000-8000-000000000008', 'extension lead, power lead, cábla síneadh', 'power cable, mains cable, extension'),
	('01900000-0000-7000-8000-000000000009', 'uplight, up light, mood light', 'uplighter, led par'),
	('01900000-0000-7000-8000-00000000000a', 'gaffa, gaffer, duct tape, téip ghafa', 'gaffer tape, tape');
