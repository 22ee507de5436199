CREATE TABLE "cart_positions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cart_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"place" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	"removed_lightning" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "cart_positions_kind_known" CHECK ("cart_positions"."kind" in ('item', 'free', 'catalogue')),
	CONSTRAINT "cart_positions_quantity" CHECK ("cart_positions"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "cart_updates" (
	"cart_id" uuid NOT NULL,
	"update_id" uuid NOT NULL,
	"results" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_updates_cart_id_update_id_pk" PRIMARY KEY("cart_id","update_id")
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store" text NOT NULL,
	"visitor_id" uuid,
	"customer_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"voucher_code" text,
	"delivery_country" text,
	"shipper_code" text,
	"seen" jsonb DEFAULT '{"positions":{},"voucher":null,"gifts":[]}'::jsonb NOT NULL,
	"notices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submitted_at" timestamp with time zone,
	CONSTRAINT "carts_one_owner" CHECK (num_nonnulls("carts"."visitor_id", "carts"."customer_id") = 1),
	CONSTRAINT "carts_store_known" CHECK ("carts"."store" in ('de', 'at', 'ch', 'b2b'))
);
--> statement-breakpoint
CREATE TABLE "free_articles" (
	"store" text NOT NULL,
	"item_id" text NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"minimum_value" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "free_articles_store_item_id_pk" PRIMARY KEY("store","item_id"),
	CONSTRAINT "free_articles_store_known" CHECK ("free_articles"."store" in ('de', 'at', 'ch', 'b2b')),
	CONSTRAINT "free_articles_kind" CHECK (case "free_articles"."kind" when 'article' then "free_articles"."minimum_value" > 0 else "free_articles"."kind" = 'catalogue' and "free_articles"."minimum_value" = 0 end)
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"stores" text[] NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer,
	"pay" integer,
	"percent" integer,
	"minimum_value" integer,
	"item_id" text,
	"category_ids" text[],
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"position" integer NOT NULL,
	CONSTRAINT "promotions_stores_known" CHECK ("promotions"."stores" <@ array['de','at','ch','b2b']::text[]),
	CONSTRAINT "promotions_kind" CHECK ((case "promotions"."kind" when 'buyNPayM' then "promotions"."quantity" > "promotions"."pay" and "promotions"."pay" > 0
        when 'percentFrom' then "promotions"."quantity" > 0 and "promotions"."percent" between 1 and 100
        when 'gift' then "promotions"."minimum_value" > 0 and "promotions"."item_id" is not null else false end) is true)
);
--> statement-breakpoint
CREATE TABLE "voucher_counts" (
	"code" text PRIMARY KEY NOT NULL,
	"redemptions" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voucher_redemptions" (
	"cart_id" uuid NOT NULL,
	"code" text NOT NULL,
	"customer_id" uuid,
	"redeemed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voucher_redemptions_cart_id_code_pk" PRIMARY KEY("cart_id","code")
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"code" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"stores" text[] NOT NULL,
	"kind" text NOT NULL,
	"percent" integer,
	"amount" integer,
	"item_id" text,
	"minimum_value" integer NOT NULL,
	"category_ids" text[],
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"is_first_order" boolean NOT NULL,
	"is_once_per_customer" boolean NOT NULL,
	"max_redemptions" integer,
	"is_offered" boolean NOT NULL,
	CONSTRAINT "vouchers_code" CHECK ("vouchers"."code" ~ '^[A-Z0-9][A-Z0-9-]{2,39}$'),
	CONSTRAINT "vouchers_stores_known" CHECK ("vouchers"."stores" <@ array['de','at','ch','b2b']::text[]),
	CONSTRAINT "vouchers_kind" CHECK ((case "vouchers"."kind" when 'percent' then "vouchers"."percent" between 1 and 100
        when 'amount' then "vouchers"."amount" > 0 when 'freeArticle' then "vouchers"."item_id" is not null
        else "vouchers"."kind" = 'freeShipping' end) is true),
	CONSTRAINT "vouchers_minimum" CHECK ("vouchers"."minimum_value" >= 0 and "vouchers"."max_redemptions" > 0)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_bulky" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_positions" ADD CONSTRAINT "cart_positions_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_updates" ADD CONSTRAINT "cart_updates_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_counts" ADD CONSTRAINT "voucher_counts_code_vouchers_code_fk" FOREIGN KEY ("code") REFERENCES "public"."vouchers"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_redemptions" ADD CONSTRAINT "voucher_redemptions_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_redemptions" ADD CONSTRAINT "voucher_redemptions_code_vouchers_code_fk" FOREIGN KEY ("code") REFERENCES "public"."vouchers"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_redemptions" ADD CONSTRAINT "voucher_redemptions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_positions_cart" ON "cart_positions" USING btree ("cart_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_positions_item" ON "cart_positions" USING btree ("cart_id","item_id","kind") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "cart_updates_created" ON "cart_updates" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_open_of_visitor" ON "carts" USING btree ("visitor_id","store") WHERE submitted_at is null and visitor_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "carts_open_of_customer" ON "carts" USING btree ("customer_id","store") WHERE submitted_at is null and customer_id is not null;--> statement-breakpoint
CREATE INDEX "carts_customer" ON "carts" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "voucher_redemptions_customer" ON "voucher_redemptions" USING btree ("customer_id","code");