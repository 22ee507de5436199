ALTER TABLE "reviews" DROP CONSTRAINT "reviews_status_known";--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "withdrawn_for" text;--> statement-breakpoint
CREATE INDEX "reviews_state" ON "reviews" USING btree ("status","written_at");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_withdrawn_for_reason" CHECK (("reviews"."status" = 'withdrawn') = ("reviews"."withdrawn_for" is not null));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_status_known" CHECK ("reviews"."status" in ('published', 'pending', 'withdrawn'));