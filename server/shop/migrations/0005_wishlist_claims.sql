CREATE TABLE "wishlist_claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"customer_id" uuid,
	"visitor_id" uuid,
	"quantity" integer NOT NULL,
	"name" text,
	"claimed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlist_claims_customer" UNIQUE("entry_id","customer_id"),
	CONSTRAINT "wishlist_claims_visitor" UNIQUE("entry_id","visitor_id"),
	CONSTRAINT "wishlist_claims_one_owner" CHECK (num_nonnulls("wishlist_claims"."customer_id", "wishlist_claims"."visitor_id") = 1),
	CONSTRAINT "wishlist_claims_quantity" CHECK ("wishlist_claims"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "wishlist_claims" ADD CONSTRAINT "wishlist_claims_entry_id_wishlist_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."wishlist_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_claims" ADD CONSTRAINT "wishlist_claims_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_claims" ADD CONSTRAINT "wishlist_claims_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wishlist_claims_of_customer" ON "wishlist_claims" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "wishlist_claims_of_visitor" ON "wishlist_claims" USING btree ("visitor_id");