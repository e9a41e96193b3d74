CREATE TABLE "stripe_attempts" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"session_expires_at" timestamp (3) with time zone NOT NULL,
	"session_ref" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stripe_attempts_attempt" CHECK ("stripe_attempts"."attempt" > 0)
);
--> statement-breakpoint
CREATE TABLE "stripe_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"live" boolean NOT NULL,
	"outcome" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stripe_attempts" ADD CONSTRAINT "stripe_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;