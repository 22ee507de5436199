CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"signature_id" uuid NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"content" "bytea",
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_signature_id_unique" UNIQUE("signature_id"),
	CONSTRAINT "uploads_purpose_known" CHECK ("uploads"."purpose" in ('b2bCertificate')),
	CONSTRAINT "uploads_size_bounded" CHECK ("uploads"."size" between 1 and 10485760)
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_of_customer" ON "uploads" USING btree ("customer_id","purpose","received_at");