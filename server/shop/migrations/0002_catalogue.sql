CREATE TABLE "attribute_values" (
	"attribute_id" text NOT NULL,
	"id" text NOT NULL,
	"name" jsonb NOT NULL,
	"css" text,
	"position" integer NOT NULL,
	CONSTRAINT "attribute_values_attribute_id_id_pk" PRIMARY KEY("attribute_id","id")
);
--> statement-breakpoint
CREATE TABLE "attributes" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"kind" text NOT NULL,
	"unit" text,
	"selector" text,
	CONSTRAINT "attributes_kind_known" CHECK ("attributes"."kind" in ('enum', 'number')),
	CONSTRAINT "attributes_selector_known" CHECK ("attributes"."selector" in ('tile', 'dropdown'))
);
--> statement-breakpoint
CREATE TABLE "badges" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"lineage" text[] NOT NULL,
	"position" integer NOT NULL,
	"path" text,
	"robots" text,
	"picture" jsonb,
	"is_sale" boolean NOT NULL,
	"is_excluded_from_nav" boolean NOT NULL,
	"stores" text[] NOT NULL,
	"filters" text[],
	CONSTRAINT "categories_path" UNIQUE("path"),
	CONSTRAINT "categories_id_numeric" CHECK ("categories"."id" ~ '^[0-9]+$'),
	CONSTRAINT "categories_stores_known" CHECK ("categories"."stores" <@ array['de','at','ch','b2b']::text[]),
	CONSTRAINT "categories_lineage_ends_here" CHECK ("categories"."lineage"[cardinality("categories"."lineage")] = "categories"."id")
);
--> statement-breakpoint
CREATE TABLE "category_texts" (
	"category_id" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"headline" text NOT NULL,
	"text" text,
	"meta_description" text NOT NULL,
	CONSTRAINT "category_texts_category_id_language_pk" PRIMARY KEY("category_id","language"),
	CONSTRAINT "category_texts_language_known" CHECK ("category_texts"."language" in ('de', 'en'))
);
--> statement-breakpoint
CREATE TABLE "labels" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"picture" jsonb
);
--> statement-breakpoint
CREATE TABLE "manufacturers" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"picture" jsonb,
	"path" text
);
--> statement-breakpoint
CREATE TABLE "textile_care_icons" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"media_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "warnings" (
	"id" text PRIMARY KEY NOT NULL,
	"description" jsonb NOT NULL,
	"picture" jsonb
);
--> statement-breakpoint
CREATE TABLE "item_pictures" (
	"item_id" text NOT NULL,
	"position" integer NOT NULL,
	"media_id" text NOT NULL,
	"alt" jsonb NOT NULL,
	"title" jsonb,
	CONSTRAINT "item_pictures_item_id_position_pk" PRIMARY KEY("item_id","position")
);
--> statement-breakpoint
CREATE TABLE "item_prices" (
	"item_id" text NOT NULL,
	"store" text NOT NULL,
	"amount" integer NOT NULL,
	"old_amount" integer,
	"uvp_amount" integer,
	"uvp_valid_from" date,
	"is_best_price" boolean NOT NULL,
	"special_description" jsonb,
	CONSTRAINT "item_prices_item_id_store_pk" PRIMARY KEY("item_id","store"),
	CONSTRAINT "item_prices_store_known" CHECK ("item_prices"."store" in ('de', 'at', 'ch', 'b2b')),
	CONSTRAINT "item_prices_amount_positive" CHECK ("item_prices"."amount" > 0),
	CONSTRAINT "item_prices_old_positive" CHECK ("item_prices"."old_amount" > 0 and "item_prices"."uvp_amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "item_variant_values" (
	"item_id" text NOT NULL,
	"attribute_id" text NOT NULL,
	"value_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "item_variant_values_item_id_attribute_id_pk" PRIMARY KEY("item_id","attribute_id")
);
--> statement-breakpoint
CREATE TABLE "item_warnings" (
	"item_id" text NOT NULL,
	"warning_id" text NOT NULL,
	"is_danger" boolean NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "item_warnings_item_id_is_danger_warning_id_pk" PRIMARY KEY("item_id","is_danger","warning_id")
);
--> statement-breakpoint
CREATE TABLE "items" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"order_number" text NOT NULL,
	"gtin" text,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"tax_class" text NOT NULL,
	"stock" integer NOT NULL,
	"delivery_days" integer NOT NULL,
	"max_quantity" integer NOT NULL,
	"minimum_order_quantity" integer NOT NULL,
	"content_quantity" double precision,
	"content_unit" text,
	"content_is_displayed" boolean NOT NULL,
	"prime_faehig" boolean NOT NULL,
	"downloads" jsonb NOT NULL,
	CONSTRAINT "items_tax_class_known" CHECK ("items"."tax_class" in ('standard', 'reduced')),
	CONSTRAINT "items_stock_not_negative" CHECK ("items"."stock" >= 0),
	CONSTRAINT "items_delivery_days_not_negative" CHECK ("items"."delivery_days" >= 0),
	CONSTRAINT "items_quantities" CHECK ("items"."minimum_order_quantity" >= 1 and "items"."max_quantity" >= "items"."minimum_order_quantity"),
	CONSTRAINT "items_content" CHECK (("items"."content_quantity" is null) = ("items"."content_unit" is null) and "items"."content_quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "lightning_deals" (
	"product_id" text NOT NULL,
	"store" text NOT NULL,
	"amount" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"quantity" integer NOT NULL,
	"reserved" integer NOT NULL,
	"max_per_order" integer NOT NULL,
	CONSTRAINT "lightning_deals_product_id_store_pk" PRIMARY KEY("product_id","store"),
	CONSTRAINT "lightning_deals_store_known" CHECK ("lightning_deals"."store" in ('de', 'at', 'ch', 'b2b')),
	CONSTRAINT "lightning_deals_amount_positive" CHECK ("lightning_deals"."amount" > 0),
	CONSTRAINT "lightning_deals_time" CHECK ("lightning_deals"."ends_at" > "lightning_deals"."starts_at"),
	CONSTRAINT "lightning_deals_quantities" CHECK ("lightning_deals"."quantity" > 0 and "lightning_deals"."reserved" between 0 and "lightning_deals"."quantity" and "lightning_deals"."max_per_order" > 0)
);
--> statement-breakpoint
CREATE TABLE "product_attribute_values" (
	"product_id" text NOT NULL,
	"attribute_id" text NOT NULL,
	"position" integer NOT NULL,
	"value_id" text,
	"number" double precision,
	CONSTRAINT "product_attribute_values_product_id_position_pk" PRIMARY KEY("product_id","position"),
	CONSTRAINT "product_attribute_values_one" CHECK (num_nonnulls("product_attribute_values"."value_id", "product_attribute_values"."number") = 1)
);
--> statement-breakpoint
CREATE TABLE "product_badges" (
	"product_id" text NOT NULL,
	"badge_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_badges_product_id_badge_id_pk" PRIMARY KEY("product_id","badge_id")
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"product_id" text NOT NULL,
	"category_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_categories_product_id_category_id_pk" PRIMARY KEY("product_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "product_labels" (
	"product_id" text NOT NULL,
	"label_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_labels_product_id_label_id_pk" PRIMARY KEY("product_id","label_id")
);
--> statement-breakpoint
CREATE TABLE "product_relations" (
	"product_id" text NOT NULL,
	"kind" text NOT NULL,
	"related_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_relations_product_id_kind_related_id_pk" PRIMARY KEY("product_id","kind","related_id"),
	CONSTRAINT "product_relations_kind_known" CHECK ("product_relations"."kind" in ('accessory', 'replacement'))
);
--> statement-breakpoint
CREATE TABLE "product_textile_care_icons" (
	"product_id" text NOT NULL,
	"icon_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_textile_care_icons_product_id_icon_id_pk" PRIMARY KEY("product_id","icon_id")
);
--> statement-breakpoint
CREATE TABLE "product_texts" (
	"product_id" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"long_description" text NOT NULL,
	"short_facts" text[] NOT NULL,
	"features" text[] NOT NULL,
	"scope_of_delivery" text[] NOT NULL,
	"delivery_info" text,
	"warranty" text,
	"right_of_withdrawal_info" text,
	"old_electrical_devices_info" text,
	"meta_title" text NOT NULL,
	"meta_description" text NOT NULL,
	"meta_robots" text,
	CONSTRAINT "product_texts_product_id_language_pk" PRIMARY KEY("product_id","language"),
	CONSTRAINT "product_texts_language_known" CHECK ("product_texts"."language" in ('de', 'en'))
);
--> statement-breakpoint
CREATE TABLE "product_views" (
	"day" date NOT NULL,
	"product_id" text NOT NULL,
	"item_id" text NOT NULL,
	"domain" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "product_views_product_id_day_domain_item_id_pk" PRIMARY KEY("product_id","day","domain","item_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"manufacturer_id" text,
	"stores" text[] NOT NULL,
	"rating" double precision,
	"number_of_ratings" integer NOT NULL,
	"is_book" boolean NOT NULL,
	"on_sale_since" date NOT NULL,
	"sales_rank" integer NOT NULL,
	"is_topseller" boolean NOT NULL,
	"delivery_free" boolean NOT NULL,
	"is_retired" boolean NOT NULL,
	"energy_label" jsonb,
	"youtube_videos" jsonb NOT NULL,
	"audio_samples" jsonb NOT NULL,
	"downloads" jsonb NOT NULL,
	"extra_tabs" jsonb NOT NULL,
	"data_and_facts" jsonb NOT NULL,
	"label_attributes" jsonb NOT NULL,
	"matrix_code_messages" jsonb NOT NULL,
	CONSTRAINT "products_id_numeric" CHECK ("products"."id" ~ '^[0-9]+$'),
	CONSTRAINT "products_stores_known" CHECK ("products"."stores" <@ array['de','at','ch','b2b']::text[]),
	CONSTRAINT "products_rating_range" CHECK ("products"."rating" between 0 and 5),
	CONSTRAINT "products_ratings_not_negative" CHECK ("products"."number_of_ratings" >= 0)
);
--> statement-breakpoint
ALTER TABLE "attribute_values" ADD CONSTRAINT "attribute_values_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_texts" ADD CONSTRAINT "category_texts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "textile_care_icons" ADD CONSTRAINT "textile_care_icons_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_pictures" ADD CONSTRAINT "item_pictures_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_pictures" ADD CONSTRAINT "item_pictures_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_prices" ADD CONSTRAINT "item_prices_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_variant_values" ADD CONSTRAINT "item_variant_values_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_variant_values" ADD CONSTRAINT "item_variant_values_attribute_id_value_id_attribute_values_attribute_id_id_fk" FOREIGN KEY ("attribute_id","value_id") REFERENCES "public"."attribute_values"("attribute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_warnings" ADD CONSTRAINT "item_warnings_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_warnings" ADD CONSTRAINT "item_warnings_warning_id_warnings_id_fk" FOREIGN KEY ("warning_id") REFERENCES "public"."warnings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lightning_deals" ADD CONSTRAINT "lightning_deals_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_attribute_values" ADD CONSTRAINT "product_attribute_values_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_attribute_values" ADD CONSTRAINT "product_attribute_values_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_attribute_values" ADD CONSTRAINT "product_attribute_values_attribute_id_value_id_attribute_values_attribute_id_id_fk" FOREIGN KEY ("attribute_id","value_id") REFERENCES "public"."attribute_values"("attribute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_badges" ADD CONSTRAINT "product_badges_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_badges" ADD CONSTRAINT "product_badges_badge_id_badges_id_fk" FOREIGN KEY ("badge_id") REFERENCES "public"."badges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_labels" ADD CONSTRAINT "product_labels_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_labels" ADD CONSTRAINT "product_labels_label_id_labels_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."labels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_relations" ADD CONSTRAINT "product_relations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_relations" ADD CONSTRAINT "product_relations_related_id_products_id_fk" FOREIGN KEY ("related_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_textile_care_icons" ADD CONSTRAINT "product_textile_care_icons_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_textile_care_icons" ADD CONSTRAINT "product_textile_care_icons_icon_id_textile_care_icons_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."textile_care_icons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_texts" ADD CONSTRAINT "product_texts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_views" ADD CONSTRAINT "product_views_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_manufacturer_id_manufacturers_id_fk" FOREIGN KEY ("manufacturer_id") REFERENCES "public"."manufacturers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "categories_parent" ON "categories" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "categories_lineage" ON "categories" USING gin ("lineage");--> statement-breakpoint
CREATE INDEX "items_product" ON "items" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "items_order_number" ON "items" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "product_categories_category" ON "product_categories" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "product_relations_related" ON "product_relations" USING btree ("related_id");--> statement-breakpoint
CREATE INDEX "products_manufacturer" ON "products" USING btree ("manufacturer_id");