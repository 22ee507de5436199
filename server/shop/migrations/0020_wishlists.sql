CREATE TABLE "editor_wishlist_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wishlist_id" text NOT NULL,
	"position" integer NOT NULL,
	"product_id" text NOT NULL,
	"item_id" text,
	"quantity" integer NOT NULL,
	CONSTRAINT "editor_wishlist_entries_position" UNIQUE("wishlist_id","position"),
	CONSTRAINT "editor_wishlist_entries_quantity" CHECK ("editor_wishlist_entries"."quantity" between 1 and 9998)
);
--> statement-breakpoint
CREATE TABLE "editor_wishlists" (
	"external_id" text PRIMARY KEY NOT NULL,
	"stores" text[] NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wishlist_cart_updates" (
	"update_id" uuid NOT NULL,
	"cart_id" uuid NOT NULL,
	"wanted" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlist_cart_updates_update_id_cart_id_pk" PRIMARY KEY("update_id","cart_id")
);
--> statement-breakpoint
CREATE TABLE "wishlist_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wishlist_id" uuid NOT NULL,
	"entry_id" uuid,
	"customer_id" uuid NOT NULL,
	"comment" text NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wishlist_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"wishlist_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"item_id" text,
	"quantity" integer NOT NULL,
	"rank" bigint NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "wishlist_entries_once" UNIQUE NULLS NOT DISTINCT("wishlist_id","product_id","item_id"),
	CONSTRAINT "wishlist_entries_quantity" CHECK ("wishlist_entries"."quantity" between 1 and 9998)
);
--> statement-breakpoint
CREATE TABLE "wishlist_invites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wishlist_id" uuid NOT NULL,
	"right" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlist_invites_level" UNIQUE("wishlist_id","right"),
	CONSTRAINT "wishlist_invites_right" CHECK ("wishlist_invites"."right" in ('commentator', 'editor', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "wishlist_members" (
	"wishlist_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"right" text NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlist_members_wishlist_id_customer_id_pk" PRIMARY KEY("wishlist_id","customer_id"),
	CONSTRAINT "wishlist_members_right" CHECK ("wishlist_members"."right" in ('commentator', 'editor', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "wishlist_standards" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"wishlist_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wishlists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid,
	"visitor_id" uuid,
	"is_default" boolean NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlists_one_owner" CHECK (num_nonnulls("wishlists"."customer_id", "wishlists"."visitor_id") = 1),
	CONSTRAINT "wishlists_visitor_default" CHECK ("wishlists"."visitor_id" is null or "wishlists"."is_default")
);
--> statement-breakpoint
ALTER TABLE "editor_wishlist_entries" ADD CONSTRAINT "editor_wishlist_entries_wishlist_id_editor_wishlists_external_id_fk" FOREIGN KEY ("wishlist_id") REFERENCES "public"."editor_wishlists"("external_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editor_wishlist_entries" ADD CONSTRAINT "editor_wishlist_entries_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_comments" ADD CONSTRAINT "wishlist_comments_wishlist_id_wishlists_id_fk" FOREIGN KEY ("wishlist_id") REFERENCES "public"."wishlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_comments" ADD CONSTRAINT "wishlist_comments_entry_id_wishlist_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."wishlist_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_comments" ADD CONSTRAINT "wishlist_comments_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_entries" ADD CONSTRAINT "wishlist_entries_wishlist_id_wishlists_id_fk" FOREIGN KEY ("wishlist_id") REFERENCES "public"."wishlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_entries" ADD CONSTRAINT "wishlist_entries_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_invites" ADD CONSTRAINT "wishlist_invites_wishlist_id_wishlists_id_fk" FOREIGN KEY ("wishlist_id") REFERENCES "public"."wishlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_members" ADD CONSTRAINT "wishlist_members_wishlist_id_wishlists_id_fk" FOREIGN KEY ("wishlist_id") REFERENCES "public"."wishlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_members" ADD CONSTRAINT "wishlist_members_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_standards" ADD CONSTRAINT "wishlist_standards_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_standards" ADD CONSTRAINT "wishlist_standards_wishlist_id_wishlists_id_fk" FOREIGN KEY ("wishlist_id") REFERENCES "public"."wishlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlists" ADD CONSTRAINT "wishlists_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlists" ADD CONSTRAINT "wishlists_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wishlist_cart_updates_at" ON "wishlist_cart_updates" USING btree ("at");--> statement-breakpoint
CREATE INDEX "wishlist_comments_wishlist" ON "wishlist_comments" USING btree ("wishlist_id","written_at");--> statement-breakpoint
CREATE INDEX "wishlist_comments_entry" ON "wishlist_comments" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "wishlist_members_customer" ON "wishlist_members" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "wishlist_standards_wishlist" ON "wishlist_standards" USING btree ("wishlist_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wishlists_default" ON "wishlists" USING btree ("customer_id") WHERE is_default;--> statement-breakpoint
CREATE UNIQUE INDEX "wishlists_visitor" ON "wishlists" USING btree ("visitor_id");--> statement-breakpoint
CREATE INDEX "wishlists_customer" ON "wishlists" USING btree ("customer_id");