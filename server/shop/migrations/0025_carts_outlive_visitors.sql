ALTER TABLE "carts" DROP CONSTRAINT "carts_one_owner";--> statement-breakpoint
ALTER TABLE "carts" DROP CONSTRAINT "carts_visitor_id_visitors_id_fk";
--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carts_visitor" ON "carts" USING btree ("visitor_id");--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_one_owner" CHECK (num_nonnulls("carts"."visitor_id", "carts"."customer_id") <= 1);