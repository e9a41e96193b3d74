CREATE TABLE "hire_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hire_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"hash" text NOT NULL,
	"goods_hash" text NOT NULL,
	"name" text NOT NULL,
	"strokes" jsonb,
	"signed_at" timestamp (3) with time zone NOT NULL,
	"actor_id" text,
	CONSTRAINT "hire_notes_kind" CHECK ("hire_notes"."kind" in ('delivery', 'return')),
	CONSTRAINT "hire_notes_positive" CHECK ("hire_notes"."number" >= 1),
	CONSTRAINT "hire_notes_size" CHECK ("hire_notes"."strokes" is null or length("hire_notes"."strokes"::text) <= 400000)
);
--> statement-breakpoint
ALTER TABLE "hire_notes" ADD CONSTRAINT "hire_notes_hire_id_hires_id_fk" FOREIGN KEY ("hire_id") REFERENCES "public"."hires"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_notes" ADD CONSTRAINT "hire_notes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hire_notes_number" ON "hire_notes" USING btree ("hire_id","kind","number");--> statement-breakpoint
CREATE INDEX "hire_notes_actor" ON "hire_notes" USING btree ("actor_id");--> statement-breakpoint
CREATE TRIGGER "hire_notes_frozen" BEFORE UPDATE ON "hire_notes" FOR EACH ROW
	WHEN (ROW(NEW."hire_id", NEW."kind", NEW."number", NEW."content", NEW."hash", NEW."name", NEW."strokes", NEW."signed_at") IS DISTINCT FROM ROW(OLD."hire_id", OLD."kind", OLD."number", OLD."content", OLD."hash", OLD."name", OLD."strokes", OLD."signed_at"))
	EXECUTE FUNCTION "refuse_change"();
