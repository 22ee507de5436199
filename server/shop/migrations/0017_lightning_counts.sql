CREATE TABLE "lightning_counts" (
	"deal_id" text PRIMARY KEY NOT NULL,
	"quantity" integer NOT NULL,
	"sold_elsewhere" integer NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "lightning_counts_not_negative" CHECK (least("lightning_counts"."sold_elsewhere", "lightning_counts"."kept", "lightning_counts"."sold") >= 0),
	CONSTRAINT "lightning_counts_never_oversold" CHECK ("lightning_counts"."quantity" > 0 and "lightning_counts"."sold_elsewhere" + "lightning_counts"."kept" + "lightning_counts"."sold" <= "lightning_counts"."quantity")
);
--> statement-breakpoint
ALTER TABLE "lightning_deals" DROP CONSTRAINT "lightning_deals_quantities";--> statement-breakpoint
ALTER TABLE "lightning_deals" DROP CONSTRAINT "lightning_deals_product_id_store_pk";--> statement-breakpoint
ALTER TABLE "lightning_deals" ADD COLUMN "id" text;--> statement-breakpoint
UPDATE "lightning_deals" SET "id" = "product_id" || '-' || "store";--> statement-breakpoint
ALTER TABLE "lightning_deals" ADD PRIMARY KEY ("id");--> statement-breakpoint
ALTER TABLE "lightning_deals" ADD COLUMN "shown_percent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lightning_deals" ADD COLUMN "shown_left" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lightning_counts" ADD CONSTRAINT "lightning_counts_deal_id_lightning_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."lightning_deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lightning_deals_product" ON "lightning_deals" USING btree ("product_id","store","starts_at");--> statement-breakpoint
ALTER TABLE "lightning_deals" ADD CONSTRAINT "lightning_deals_shown" CHECK ("lightning_deals"."max_per_order" > 0 and "lightning_deals"."shown_percent" between 0 and 100 and "lightning_deals"."shown_left" between 0 and "lightning_deals"."max_per_order");