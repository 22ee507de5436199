CREATE TABLE "form_teasers" (
	"id" text NOT NULL,
	"store" text NOT NULL,
	"language" text NOT NULL,
	"page_id" text NOT NULL,
	"definition" jsonb NOT NULL,
	CONSTRAINT "form_teasers_id_store_language_pk" PRIMARY KEY("id","store","language")
);
--> statement-breakpoint
CREATE TABLE "form_submissions" (
	"form_id" text NOT NULL,
	"submission_id" text NOT NULL,
	"store" text NOT NULL,
	"language" text NOT NULL,
	"values" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_submissions_form_id_submission_id_pk" PRIMARY KEY("form_id","submission_id")
);
--> statement-breakpoint
CREATE INDEX "form_teasers_page" ON "form_teasers" USING btree ("page_id","store","language");--> statement-breakpoint
CREATE INDEX "form_submissions_created_at" ON "form_submissions" USING btree ("created_at");