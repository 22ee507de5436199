CREATE TABLE "tracking_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"store" text NOT NULL,
	"language" text NOT NULL,
	"page_path" text NOT NULL,
	"page_area" text NOT NULL,
	"page_title" text NOT NULL,
	"prime_status" text NOT NULL,
	"user_id" text NOT NULL,
	"visitor_type" text NOT NULL,
	"visitor_login_state" text NOT NULL,
	"internal" boolean NOT NULL,
	"pwa" boolean NOT NULL,
	"test_id" text NOT NULL,
	"test_variant" text NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "tracking_events_received_at" ON "tracking_events" USING btree ("received_at");