ALTER TABLE "customers" ADD COLUMN "locked_for" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "business_customers_organisation" ON "business_customers" USING btree (lower(organisation) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "customers_email_start" ON "customers" USING btree (email text_pattern_ops);--> statement-breakpoint
CREATE INDEX "customers_name" ON "customers" USING btree (lower(last_name) text_pattern_ops);--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_locked_whole" CHECK (("customers"."locked_for" is null) = ("customers"."locked_at" is null));