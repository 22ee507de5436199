ALTER TABLE "uploads" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "refused_for" text;--> statement-breakpoint
CREATE INDEX "uploads_undecided" ON "uploads" USING btree ("received_at") WHERE content is not null and decided_at is null;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_refused_decided" CHECK ("uploads"."refused_for" is null or "uploads"."decided_at" is not null);