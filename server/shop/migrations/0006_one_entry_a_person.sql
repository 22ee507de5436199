ALTER TABLE "form_submissions" ADD COLUMN "person" text;--> statement-breakpoint
CREATE UNIQUE INDEX "form_submissions_person" ON "form_submissions" USING btree ("form_id","person");