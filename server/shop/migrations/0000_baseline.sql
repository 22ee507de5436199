CREATE SEQUENCE "public"."customer_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 500000 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."merchandise_cursors" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100000000 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."content_revisions" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "access_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"scope" text DEFAULT 'shop' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid,
	"visitor_id" uuid,
	"kind" text NOT NULL,
	"form_type" text NOT NULL,
	"salutation" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"company" text,
	"street" text NOT NULL,
	"addition" text,
	"post_code" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"phone" text,
	"post_number" text,
	"packstation_number" text,
	"is_customer_address" boolean DEFAULT false NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "addresses_one_owner" CHECK (num_nonnulls("addresses"."customer_id", "addresses"."visitor_id") = 1),
	CONSTRAINT "addresses_kind_known" CHECK ("addresses"."kind" in ('billing', 'shipping', 'packstation')),
	CONSTRAINT "addresses_form_known" CHECK ("addresses"."form_type" in ('private', 'companyOrSchool')),
	CONSTRAINT "addresses_station" CHECK (("addresses"."kind" = 'packstation') = ("addresses"."post_number" is not null and "addresses"."packstation_number" is not null))
);
--> statement-breakpoint
CREATE TABLE "business_users" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"main_user_id" uuid NOT NULL,
	"may_order" boolean NOT NULL,
	"order_limit" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_approvals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cart_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"main_user_id" uuid NOT NULL,
	"store" text NOT NULL,
	"language" text NOT NULL,
	"net" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text,
	"order_number" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "order_approvals_state_known" CHECK ("order_approvals"."state" in ('open', 'approved', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "cancellations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_id" uuid NOT NULL,
	"store" text NOT NULL,
	"language" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"contract" text,
	"ends_on" text,
	"customer_id" uuid,
	"network" text NOT NULL,
	"declared_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cancellations_submission" UNIQUE("submission_id"),
	CONSTRAINT "cancellations_kind_known" CHECK ("cancellations"."kind" in ('ordinary', 'extraordinary'))
);
--> statement-breakpoint
CREATE TABLE "prime_waiting_list" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store" text NOT NULL,
	"language" text NOT NULL,
	"email" text NOT NULL,
	"consent_text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"confirmed_network" text,
	"ended_at" timestamp with time zone,
	"network" text NOT NULL,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "subscription_periods" (
	"subscription_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"cart_id" uuid NOT NULL,
	"order_id" uuid,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	CONSTRAINT "subscription_periods_subscription_id_number_pk" PRIMARY KEY("subscription_id","number"),
	CONSTRAINT "subscription_periods_cart" UNIQUE("cart_id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store" text NOT NULL,
	"language" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"state" text NOT NULL,
	"price" integer NOT NULL,
	"months" integer NOT NULL,
	"method" text NOT NULL,
	"agreement" jsonb,
	"starts_at" timestamp with time zone,
	"paid_until" timestamp with time zone,
	"next_renewal_at" timestamp with time zone,
	"failed_tries" integer DEFAULT 0 NOT NULL,
	"failed_since" timestamp with time zone,
	"cancellation_id" uuid,
	"cancelled_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"refund_due" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_state_known" CHECK ("subscriptions"."state" in ('waiting', 'active', 'cancelled', 'ended')),
	CONSTRAINT "subscriptions_terms" CHECK ("subscriptions"."price" > 0 and "subscriptions"."months" > 0),
	CONSTRAINT "subscriptions_running" CHECK ("subscriptions"."state" in ('waiting', 'ended') or ("subscriptions"."starts_at" is not null and "subscriptions"."paid_until" is not null)),
	CONSTRAINT "subscriptions_end" CHECK ("subscriptions"."state" <> 'cancelled' or "subscriptions"."ends_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"new_email" text NOT NULL,
	"old_hash" text NOT NULL,
	"new_hash" text NOT NULL,
	"old_confirmed_at" timestamp with time zone,
	"new_confirmed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_changes_old_hash" UNIQUE("old_hash"),
	CONSTRAINT "email_changes_new_hash" UNIQUE("new_hash")
);
--> statement-breakpoint
CREATE TABLE "password_links" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "password_links_hash" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "password_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store" text NOT NULL,
	"language" text NOT NULL,
	"account" text NOT NULL,
	"post_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"predecessor" text,
	"used_at" timestamp with time zone,
	"superseded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid,
	"guest_email" text,
	"visitor_id" uuid,
	"is_remembered" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"renewed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"idle_ends_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended" text,
	"notification" text,
	CONSTRAINT "sessions_one_owner" CHECK (num_nonnulls("sessions"."customer_id", "sessions"."guest_email") = 1)
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"level" real NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "business_customers" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"organisation_type" text NOT NULL,
	"organisation" text NOT NULL,
	"phone" text NOT NULL,
	"street" text NOT NULL,
	"post_code" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"vat_registration_no" text,
	"job_title_code" text,
	"primary_industry_group_code" text,
	"number_of_employees" integer
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"realm" text NOT NULL,
	"email" text NOT NULL,
	"customer_number" text,
	"password_hash" text,
	"salutation" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"is_internal" boolean DEFAULT false NOT NULL,
	"has_ordered" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "customers_realm_known" CHECK ("customers"."realm" in ('consumer', 'business')),
	CONSTRAINT "customers_email_lower" CHECK ("customers"."email" = lower("customers"."email"))
);
--> statement-breakpoint
CREATE TABLE "visitors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "lightning_deals" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"store" text NOT NULL,
	"amount" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"max_per_order" integer NOT NULL,
	"shown_percent" integer DEFAULT 0 NOT NULL,
	"shown_left" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "lightning_deals_store_known" CHECK ("lightning_deals"."store" in ('de', 'at', 'ch', 'b2b')),
	CONSTRAINT "lightning_deals_amount_positive" CHECK ("lightning_deals"."amount" > 0),
	CONSTRAINT "lightning_deals_time" CHECK ("lightning_deals"."ends_at" > "lightning_deals"."starts_at"),
	CONSTRAINT "lightning_deals_shown" CHECK ("lightning_deals"."max_per_order" > 0 and "lightning_deals"."shown_percent" between 0 and 100 and "lightning_deals"."shown_left" between 0 and "lightning_deals"."max_per_order")
);
--> statement-breakpoint
CREATE TABLE "lightning_reservations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lightning_reservations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cart_id" uuid,
	"deal_id" text NOT NULL,
	"item_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"state" text NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"extended_at" timestamp with time zone,
	CONSTRAINT "lightning_reservations_quantity" CHECK ("lightning_reservations"."quantity" > 0),
	CONSTRAINT "lightning_reservations_state_known" CHECK ("lightning_reservations"."state" in ('kept', 'expired', 'sold'))
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" text PRIMARY KEY NOT NULL,
	"mime" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"size" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"file_name" text
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
	"is_bulky" boolean DEFAULT false NOT NULL,
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
CREATE TABLE "review_helpfulness" (
	"review_id" text PRIMARY KEY NOT NULL,
	"votes" integer NOT NULL,
	CONSTRAINT "review_helpfulness_not_negative" CHECK ("review_helpfulness"."votes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "review_votes" (
	"review_id" text NOT NULL,
	"vote_id" text NOT NULL,
	CONSTRAINT "review_votes_review_id_vote_id_pk" PRIMARY KEY("review_id","vote_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"language" text NOT NULL,
	"stars" integer NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"author_name" text,
	"written_at" timestamp with time zone NOT NULL,
	"is_verified" boolean NOT NULL,
	"status" text NOT NULL,
	"purchase" text,
	"comment" text,
	"comment_author" text,
	"commented_on" date,
	CONSTRAINT "reviews_purchase" UNIQUE("purchase","product_id"),
	CONSTRAINT "reviews_stars_range" CHECK ("reviews"."stars" between 1 and 5),
	CONSTRAINT "reviews_language_known" CHECK ("reviews"."language" in ('de', 'en')),
	CONSTRAINT "reviews_status_known" CHECK ("reviews"."status" in ('published', 'pending')),
	CONSTRAINT "reviews_comment_whole" CHECK (num_nulls("reviews"."comment", "reviews"."comment_author", "reviews"."commented_on") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "search_redirects" (
	"store" text NOT NULL,
	"language" text NOT NULL,
	"query" text NOT NULL,
	"target" text NOT NULL,
	CONSTRAINT "search_redirects_store_language_query_pk" PRIMARY KEY("store","language","query"),
	CONSTRAINT "search_redirects_language_known" CHECK ("search_redirects"."language" in ('de', 'en'))
);
--> statement-breakpoint
CREATE TABLE "synonyms" (
	"id" text NOT NULL,
	"language" text NOT NULL,
	"terms" text[] NOT NULL,
	"meanings" text[] NOT NULL,
	CONSTRAINT "synonyms_id_language_pk" PRIMARY KEY("id","language"),
	CONSTRAINT "synonyms_language_known" CHECK ("synonyms"."language" in ('de', 'en')),
	CONSTRAINT "synonyms_have_terms" CHECK (cardinality("synonyms"."terms") > 0)
);
--> statement-breakpoint
CREATE TABLE "stock_alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store" text NOT NULL,
	"language" text NOT NULL,
	"email" text NOT NULL,
	"consent_text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"confirmed_network" text,
	"ended_at" timestamp with time zone,
	"item_id" text NOT NULL,
	"network" text NOT NULL,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stock_claims" (
	"order_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "stock_claims_order_id_item_id_pk" PRIMARY KEY("order_id","item_id"),
	CONSTRAINT "stock_claims_quantity" CHECK ("stock_claims"."quantity" > 0),
	CONSTRAINT "stock_claims_state_known" CHECK ("stock_claims"."state" in ('kept', 'sold', 'released'))
);
--> statement-breakpoint
CREATE TABLE "stock_counts" (
	"item_id" text PRIMARY KEY NOT NULL,
	"claimed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_counts_not_negative" CHECK ("stock_counts"."claimed" >= 0)
);
--> statement-breakpoint
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
	"seen" jsonb DEFAULT '{"positions":{},"voucher":null,"promotions":[]}'::jsonb NOT NULL,
	"notices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"submitted_at" timestamp with time zone,
	"purpose" text DEFAULT 'goods' NOT NULL,
	CONSTRAINT "carts_one_owner" CHECK (num_nonnulls("carts"."visitor_id", "carts"."customer_id") <= 1),
	CONSTRAINT "carts_store_known" CHECK ("carts"."store" in ('de', 'at', 'ch', 'b2b')),
	CONSTRAINT "carts_state_known" CHECK ("carts"."state" in ('open', 'reserved', 'submitted')),
	CONSTRAINT "carts_purpose_known" CHECK ("carts"."purpose" = 'goods' or ("carts"."purpose" in ('membership', 'membershipRenewal') and "carts"."visitor_id" is null)),
	CONSTRAINT "carts_submitted" CHECK (("carts"."state" = 'submitted') = ("carts"."submitted_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"cart_id" uuid PRIMARY KEY NOT NULL,
	"delivery_type" text DEFAULT 'sameAsBilling' NOT NULL,
	"billing_address_id" uuid,
	"shipping_address_id" uuid,
	"packstation_id" uuid,
	"billing_delivery_email" text,
	"shipping_delivery_email" text,
	"spedition_fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"order_reference" text,
	"comment" text,
	"newsletter" boolean DEFAULT false NOT NULL,
	"payment_method" text,
	"buyer_reference" text,
	"surcharge_variant" text,
	"wallet_session_id" text,
	CONSTRAINT "checkouts_delivery_known" CHECK ("checkouts"."delivery_type" in ('sameAsBilling', 'shippingAddress', 'packstation'))
);
--> statement-breakpoint
CREATE TABLE "payment_commands" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer,
	"reason" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "payment_commands_kind_known" CHECK ("payment_commands"."kind" in ('capture', 'void', 'refund', 'inquire')),
	CONSTRAINT "payment_commands_state_known" CHECK ("payment_commands"."state" in ('open', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"payment_id" uuid,
	"channel" text NOT NULL,
	"body" jsonb NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"applied_at" timestamp with time zone,
	"outcome" text NOT NULL,
	CONSTRAINT "payment_events_channel_known" CHECK ("payment_events"."channel" in ('return', 'notify', 'inquiry', 'call', 'expiry'))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"method" text NOT NULL,
	"provider" text,
	"merchant_ref" text NOT NULL,
	"provider_ref" text,
	"provider_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"authorised" integer DEFAULT 0 NOT NULL,
	"captured" integer DEFAULT 0 NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone,
	"return_token_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_merchant_ref" UNIQUE("merchant_ref"),
	CONSTRAINT "payments_return_token" UNIQUE("return_token_hash"),
	CONSTRAINT "payments_state_known" CHECK ("payments"."state" in ('created', 'pending', 'unknown', 'due', 'authorised', 'captured', 'refunded', 'declined', 'cancelled', 'expired')),
	CONSTRAINT "payments_amounts" CHECK ("payments"."amount" >= 0 and "payments"."refunded" >= 0 and "payments"."refunded" <= "payments"."captured"
        and "payments"."captured" <= "payments"."authorised"
        and ("payments"."authorised" <= "payments"."amount" or "payments"."state" in ('captured', 'refunded')))
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
CREATE TABLE "ab_tests" (
	"id" text NOT NULL,
	"store" text NOT NULL,
	"tracking_code" text NOT NULL,
	"paths" jsonb NOT NULL,
	"variants" jsonb NOT NULL,
	"is_active" boolean NOT NULL,
	CONSTRAINT "ab_tests_id_store_pk" PRIMARY KEY("id","store")
);
--> statement-breakpoint
CREATE TABLE "form_teasers" (
	"id" text NOT NULL,
	"store" text NOT NULL,
	"language" text NOT NULL,
	"page_id" text NOT NULL,
	"definition" jsonb NOT NULL,
	CONSTRAINT "form_teasers_id_store_language_pk" PRIMARY KEY("id","store","language")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" text NOT NULL,
	"store" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"page_type" text NOT NULL,
	"path" text,
	"category_id" text,
	"hide_breadcrumb" boolean NOT NULL,
	"hide_left_column" boolean NOT NULL,
	"seo" jsonb NOT NULL,
	"rows" jsonb NOT NULL,
	"footer" jsonb,
	"is_gone" boolean NOT NULL,
	CONSTRAINT "pages_id_store_language_pk" PRIMARY KEY("id","store","language")
);
--> statement-breakpoint
CREATE TABLE "recommendation_teasers" (
	"id" text NOT NULL,
	"store" text NOT NULL,
	"language" text NOT NULL,
	"page_id" text NOT NULL,
	"product_ids" jsonb NOT NULL,
	"category_id" text,
	CONSTRAINT "recommendation_teasers_id_store_language_pk" PRIMARY KEY("id","store","language")
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"store" text NOT NULL,
	"from_path" text NOT NULL,
	"to_url" text NOT NULL,
	"is_temporary" boolean NOT NULL,
	CONSTRAINT "redirects_store_from_path_pk" PRIMARY KEY("store","from_path")
);
--> statement-breakpoint
CREATE TABLE "form_submissions" (
	"form_id" text NOT NULL,
	"submission_id" text NOT NULL,
	"store" text NOT NULL,
	"language" text NOT NULL,
	"values" jsonb NOT NULL,
	"person" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_submissions_form_id_submission_id_pk" PRIMARY KEY("form_id","submission_id")
);
--> statement-breakpoint
CREATE TABLE "legal_texts" (
	"store" text NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"sections" jsonb NOT NULL,
	CONSTRAINT "legal_texts_store_version_language_kind_pk" PRIMARY KEY("store","version","language","kind"),
	CONSTRAINT "legal_texts_kind_known" CHECK ("legal_texts"."kind" in ('terms', 'withdrawal', 'privacy'))
);
--> statement-breakpoint
CREATE TABLE "tracking_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"store" text NOT NULL,
	"language" text NOT NULL,
	"page_path" text NOT NULL,
	"page_area" text NOT NULL,
	"page_title" text NOT NULL,
	"prime_status" text NOT NULL,
	"user_id" text NOT NULL,
	"visitor_type" text NOT NULL,
	"visitor_login_state" text NOT NULL,
	"internal" boolean NOT NULL,
	"pwa" boolean NOT NULL,
	"test_id" text NOT NULL,
	"test_variant" text NOT NULL,
	"data" jsonb NOT NULL,
	"browser_key" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "translations" (
	"key" text PRIMARY KEY NOT NULL,
	"de" text NOT NULL,
	"en" text NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "mail_files" (
	"mail_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"store" text NOT NULL,
	"language" text NOT NULL,
	"key" text,
	"values" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"failure" text,
	CONSTRAINT "mails_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "newsletter_endings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store" text NOT NULL,
	"language" text NOT NULL,
	"email" text NOT NULL,
	"house_number" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store" text NOT NULL,
	"language" text NOT NULL,
	"email" text NOT NULL,
	"consent_text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"confirmed_network" text,
	"ended_at" timestamp with time zone,
	"origin" text NOT NULL,
	"network" text
);
--> statement-breakpoint
CREATE TABLE "merchandise_changes" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"cursor" bigint,
	CONSTRAINT "merchandise_changes_cursor" UNIQUE("cursor")
);
--> statement-breakpoint
CREATE TABLE "merchandise_events" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"body" jsonb NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_numbers" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_numbers_series_year_pk" PRIMARY KEY("series","year"),
	CONSTRAINT "invoice_numbers_last" CHECK ("invoice_numbers"."last" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"occasion" text DEFAULT '' NOT NULL,
	"reason" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"number" text,
	"issued_at" timestamp with time zone,
	"media_type" text NOT NULL,
	"content" "bytea",
	"sha256" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_documents_number" UNIQUE("number"),
	CONSTRAINT "order_documents_kind_known" CHECK ("order_documents"."kind" in ('xrechnung', 'invoice', 'creditNote', 'orderForm', 'returnSlip')),
	CONSTRAINT "order_documents_whole" CHECK (("order_documents"."content" is null) = ("order_documents"."sha256" is null))
);
--> statement-breakpoint
CREATE TABLE "shipment_lines" (
	"shipment_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "shipment_lines_shipment_id_line_id_pk" PRIMARY KEY("shipment_id","line_id"),
	CONSTRAINT "shipment_lines_quantity" CHECK ("shipment_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"carrier" text NOT NULL,
	"tracking_code" text,
	"tracking_url" text,
	"shipped_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"item_id" text NOT NULL,
	"product_id" text NOT NULL,
	"article_number" text NOT NULL,
	"name" text NOT NULL,
	"variation_text" text NOT NULL,
	"path" text NOT NULL,
	"picture_id" text,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"lightning" integer DEFAULT 0 NOT NULL,
	"price_per_unit" integer NOT NULL,
	"price_per_unit_lightning" integer,
	"total" integer NOT NULL,
	"reduction" integer NOT NULL,
	"tax_rate" real NOT NULL,
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" > 0 and "order_lines"."lightning" between 0 and "order_lines"."quantity"),
	CONSTRAINT "order_lines_amounts" CHECK ("order_lines"."reduction" between 0 and "order_lines"."total")
);
--> statement-breakpoint
CREATE TABLE "order_taxes" (
	"order_id" uuid NOT NULL,
	"rate" real NOT NULL,
	"category" text NOT NULL,
	"net" integer NOT NULL,
	"tax" integer NOT NULL,
	"shipping" integer NOT NULL,
	CONSTRAINT "order_taxes_order_id_rate_category_pk" PRIMARY KEY("order_id","rate","category")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"cart_id" uuid NOT NULL,
	"store" text NOT NULL,
	"language" text NOT NULL,
	"customer_id" uuid,
	"visitor_id" uuid,
	"state" text NOT NULL,
	"payment_method" text NOT NULL,
	"buyer_reference" text,
	"currency" text NOT NULL,
	"total" integer NOT NULL,
	"net" integer NOT NULL,
	"tax" integer NOT NULL,
	"goods" integer NOT NULL,
	"shipping" integer NOT NULL,
	"voucher_code" text,
	"email" text NOT NULL,
	"billing_address" jsonb NOT NULL,
	"delivery_address" jsonb NOT NULL,
	"shipper_code" text NOT NULL,
	"spedition_fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"order_reference" text,
	"comment" text,
	"search_text" text DEFAULT '' NOT NULL,
	"wants_newsletter" boolean DEFAULT false NOT NULL,
	"legal_version" text NOT NULL,
	"quote_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"placed_at" timestamp with time zone,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_number" UNIQUE("number"),
	CONSTRAINT "orders_state_known" CHECK ("orders"."state" in ('awaiting_payment', 'placed', 'partly_shipped', 'shipped', 'completed', 'cancelled', 'expired')),
	CONSTRAINT "orders_amounts" CHECK ("orders"."total" = "orders"."net" + "orders"."tax" and least("orders"."net", "orders"."tax", "orders"."shipping") >= 0)
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cart_id" uuid NOT NULL,
	"quote_hash" text NOT NULL,
	"point" text NOT NULL,
	"order_id" uuid,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "submissions_point_known" CHECK ("submissions"."point" in ('accepted', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "return_drafts" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "return_images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"return_id" uuid,
	"signature_id" uuid NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"content" "bytea" NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "return_images_signature" UNIQUE("signature_id")
);
--> statement-breakpoint
CREATE TABLE "return_labels" (
	"return_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"tracking_code" text,
	"pdf" "bytea" NOT NULL,
	"qr" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "return_labels_return_id_number_pk" PRIMARY KEY("return_id","number")
);
--> statement-breakpoint
CREATE TABLE "return_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"return_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"reason" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"components" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"accepted" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "return_lines_quantities" CHECK ("return_lines"."quantity" > 0 and "return_lines"."received" between 0 and "return_lines"."quantity"
        and "return_lines"."accepted" between 0 and "return_lines"."received")
);
--> statement-breakpoint
CREATE TABLE "return_refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"return_id" uuid NOT NULL,
	"return_line_id" uuid,
	"event_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "return_refunds_event" UNIQUE NULLS NOT DISTINCT("event_id","return_line_id"),
	CONSTRAINT "return_refunds_amount" CHECK ("return_refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"rma" text NOT NULL,
	"order_id" uuid NOT NULL,
	"submission_id" uuid NOT NULL,
	"state" text DEFAULT 'announced' NOT NULL,
	"regulation" text NOT NULL,
	"carrier" text NOT NULL,
	"labels" integer NOT NULL,
	"contact" jsonb NOT NULL,
	"language" text NOT NULL,
	"announced_at" timestamp with time zone DEFAULT now() NOT NULL,
	"received_at" timestamp with time zone,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "returns_rma" UNIQUE("rma"),
	CONSTRAINT "returns_submission" UNIQUE("order_id","submission_id"),
	CONSTRAINT "returns_state_known" CHECK ("returns"."state" in ('announced', 'labelled', 'received', 'refunded', 'rejected')),
	CONSTRAINT "returns_labels_bounded" CHECK ("returns"."labels" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "review_objections" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_requests" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_id" uuid NOT NULL,
	"store" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"order_number" text NOT NULL,
	"email" text NOT NULL,
	"goods" text,
	"network" text NOT NULL,
	"declared_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "withdrawals_submission" UNIQUE("submission_id")
);
--> statement-breakpoint
CREATE TABLE "parameters" (
	"store" text NOT NULL,
	"name" text NOT NULL,
	"entries" jsonb NOT NULL,
	CONSTRAINT "parameters_store_name_pk" PRIMARY KEY("store","name")
);
--> statement-breakpoint
CREATE TABLE "segments" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"rules" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" text PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"base_url" text NOT NULL,
	"currency_code" text NOT NULL,
	"country" text NOT NULL,
	"languages" jsonb NOT NULL,
	"tax_rates" jsonb NOT NULL,
	"company" jsonb
);
--> statement-breakpoint
CREATE TABLE "editor_roles" (
	"editor_id" uuid NOT NULL,
	"store" text NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "editor_roles_editor_id_store_pk" PRIMARY KEY("editor_id","store")
);
--> statement-breakpoint
CREATE TABLE "editor_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"editor_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"agent" text NOT NULL,
	"network" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "editor_sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "editor_store_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"store" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "editors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"totp_secret" text,
	"new_totp_secret" text,
	"totp_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "editors_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "preview_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hash" text NOT NULL,
	"store" text NOT NULL,
	"title" text NOT NULL,
	"path" text NOT NULL,
	"pages" jsonb,
	"scenario" jsonb NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "preview_links_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"editor" text NOT NULL,
	"action" text NOT NULL,
	"kind" text,
	"key" text,
	"store" text NOT NULL,
	"language" text NOT NULL,
	"revision" integer,
	"version" integer
);
--> statement-breakpoint
CREATE TABLE "content_drafts" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"store" text NOT NULL,
	"language" text NOT NULL,
	"revision" integer NOT NULL,
	"body" jsonb NOT NULL,
	"base_version" integer,
	"updated_by" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_drafts_kind_key_store_language_pk" PRIMARY KEY("kind","key","store","language")
);
--> statement-breakpoint
CREATE TABLE "content_schedule" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"store" text NOT NULL,
	"language" text NOT NULL,
	"revision" integer NOT NULL,
	"body" jsonb NOT NULL,
	"from_at" timestamp with time zone,
	"until_at" timestamp with time zone,
	"redirect_old_path" boolean NOT NULL,
	"state" text NOT NULL,
	"findings" jsonb NOT NULL,
	"planned_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"store" text NOT NULL,
	"language" text NOT NULL,
	"number" integer NOT NULL,
	"revision" integer NOT NULL,
	"body" jsonb NOT NULL,
	"published_by" text,
	"is_withdrawal" boolean NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_versions_number" UNIQUE("kind","key","store","language","number")
);
--> statement-breakpoint
CREATE TABLE "media_details" (
	"media_id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"alt" text NOT NULL,
	"uploaded_by" text NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_users" ADD CONSTRAINT "business_users_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_users" ADD CONSTRAINT "business_users_main_user_id_customers_id_fk" FOREIGN KEY ("main_user_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_approvals" ADD CONSTRAINT "order_approvals_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_approvals" ADD CONSTRAINT "order_approvals_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_approvals" ADD CONSTRAINT "order_approvals_main_user_id_customers_id_fk" FOREIGN KEY ("main_user_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_periods" ADD CONSTRAINT "subscription_periods_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_periods" ADD CONSTRAINT "subscription_periods_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_periods" ADD CONSTRAINT "subscription_periods_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_cancellation_id_cancellations_id_fk" FOREIGN KEY ("cancellation_id") REFERENCES "public"."cancellations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_tokens" ADD CONSTRAINT "session_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_customers" ADD CONSTRAINT "business_customers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editor_wishlist_entries" ADD CONSTRAINT "editor_wishlist_entries_wishlist_id_editor_wishlists_external_id_fk" FOREIGN KEY ("wishlist_id") REFERENCES "public"."editor_wishlists"("external_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_claims" ADD CONSTRAINT "wishlist_claims_entry_id_wishlist_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."wishlist_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_claims" ADD CONSTRAINT "wishlist_claims_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_claims" ADD CONSTRAINT "wishlist_claims_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "attribute_values" ADD CONSTRAINT "attribute_values_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_texts" ADD CONSTRAINT "category_texts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "textile_care_icons" ADD CONSTRAINT "textile_care_icons_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lightning_counts" ADD CONSTRAINT "lightning_counts_deal_id_lightning_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."lightning_deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lightning_deals" ADD CONSTRAINT "lightning_deals_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lightning_reservations" ADD CONSTRAINT "lightning_reservations_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lightning_reservations" ADD CONSTRAINT "lightning_reservations_deal_id_lightning_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."lightning_deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_pictures" ADD CONSTRAINT "item_pictures_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_pictures" ADD CONSTRAINT "item_pictures_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_prices" ADD CONSTRAINT "item_prices_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_variant_values" ADD CONSTRAINT "item_variant_values_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_variant_values" ADD CONSTRAINT "item_variant_values_attribute_id_value_id_attribute_values_attribute_id_id_fk" FOREIGN KEY ("attribute_id","value_id") REFERENCES "public"."attribute_values"("attribute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_warnings" ADD CONSTRAINT "item_warnings_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_warnings" ADD CONSTRAINT "item_warnings_warning_id_warnings_id_fk" FOREIGN KEY ("warning_id") REFERENCES "public"."warnings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "review_helpfulness" ADD CONSTRAINT "review_helpfulness_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_claims" ADD CONSTRAINT "stock_claims_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_positions" ADD CONSTRAINT "cart_positions_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_updates" ADD CONSTRAINT "cart_updates_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_billing_address_id_addresses_id_fk" FOREIGN KEY ("billing_address_id") REFERENCES "public"."addresses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_shipping_address_id_addresses_id_fk" FOREIGN KEY ("shipping_address_id") REFERENCES "public"."addresses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_packstation_id_addresses_id_fk" FOREIGN KEY ("packstation_id") REFERENCES "public"."addresses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_commands" ADD CONSTRAINT "payment_commands_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_counts" ADD CONSTRAINT "voucher_counts_code_vouchers_code_fk" FOREIGN KEY ("code") REFERENCES "public"."vouchers"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_redemptions" ADD CONSTRAINT "voucher_redemptions_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_redemptions" ADD CONSTRAINT "voucher_redemptions_code_vouchers_code_fk" FOREIGN KEY ("code") REFERENCES "public"."vouchers"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_redemptions" ADD CONSTRAINT "voucher_redemptions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_files" ADD CONSTRAINT "mail_files_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchandise_changes" ADD CONSTRAINT "merchandise_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchandise_events" ADD CONSTRAINT "merchandise_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_taxes" ADD CONSTRAINT "order_taxes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_drafts" ADD CONSTRAINT "return_drafts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_images" ADD CONSTRAINT "return_images_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_images" ADD CONSTRAINT "return_images_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_images" ADD CONSTRAINT "return_images_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_labels" ADD CONSTRAINT "return_labels_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_refunds" ADD CONSTRAINT "return_refunds_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_refunds" ADD CONSTRAINT "return_refunds_return_line_id_return_lines_id_fk" FOREIGN KEY ("return_line_id") REFERENCES "public"."return_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editor_roles" ADD CONSTRAINT "editor_roles_editor_id_editors_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."editors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editor_sessions" ADD CONSTRAINT "editor_sessions_editor_id_editors_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."editors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editor_store_codes" ADD CONSTRAINT "editor_store_codes_session_id_editor_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."editor_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_details" ADD CONSTRAINT "media_details_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_tokens_expires_at" ON "access_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "addresses_customer" ON "addresses" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "addresses_visitor" ON "addresses" USING btree ("visitor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_removed_of_customer" ON "addresses" USING btree ("customer_id","kind") WHERE removed_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_removed_of_visitor" ON "addresses" USING btree ("visitor_id","kind") WHERE removed_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_own_of_customer" ON "addresses" USING btree ("customer_id") WHERE is_customer_address and removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_default_of_customer" ON "addresses" USING btree ("customer_id","kind") WHERE is_default and removed_at is null;--> statement-breakpoint
CREATE INDEX "business_users_main" ON "business_users" USING btree ("main_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_approvals_open" ON "order_approvals" USING btree ("cart_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "order_approvals_main" ON "order_approvals" USING btree ("main_user_id","created_at");--> statement-breakpoint
CREATE INDEX "order_approvals_customer" ON "order_approvals" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "cancellations_declared" ON "cancellations" USING btree ("declared_at");--> statement-breakpoint
CREATE UNIQUE INDEX "prime_waiting_list_waiting" ON "prime_waiting_list" USING btree ("email","store") WHERE confirmed_at is not null and mailed_at is null and ended_at is null;--> statement-breakpoint
CREATE INDEX "prime_waiting_list_email" ON "prime_waiting_list" USING btree ("email","store");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_live" ON "subscriptions" USING btree ("customer_id","store") WHERE state <> 'ended';--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("next_renewal_at") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "subscriptions_ending" ON "subscriptions" USING btree ("ends_at") WHERE state = 'cancelled';--> statement-breakpoint
CREATE INDEX "session_tokens_session" ON "session_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_customer" ON "sessions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "sessions_visitor" ON "sessions" USING btree ("visitor_id");--> statement-breakpoint
CREATE INDEX "sessions_ends" ON "sessions" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "throttles_updated" ON "throttles" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_email" ON "customers" USING btree ("realm","email") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "customers_number" ON "customers" USING btree ("customer_number");--> statement-breakpoint
CREATE INDEX "visitors_seen" ON "visitors" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "wishlist_cart_updates_at" ON "wishlist_cart_updates" USING btree ("at");--> statement-breakpoint
CREATE INDEX "wishlist_claims_of_customer" ON "wishlist_claims" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "wishlist_claims_of_visitor" ON "wishlist_claims" USING btree ("visitor_id");--> statement-breakpoint
CREATE INDEX "wishlist_comments_wishlist" ON "wishlist_comments" USING btree ("wishlist_id","written_at");--> statement-breakpoint
CREATE INDEX "wishlist_comments_entry" ON "wishlist_comments" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "wishlist_members_customer" ON "wishlist_members" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "wishlist_standards_wishlist" ON "wishlist_standards" USING btree ("wishlist_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wishlists_default" ON "wishlists" USING btree ("customer_id") WHERE is_default;--> statement-breakpoint
CREATE UNIQUE INDEX "wishlists_visitor" ON "wishlists" USING btree ("visitor_id");--> statement-breakpoint
CREATE INDEX "wishlists_customer" ON "wishlists" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "categories_parent" ON "categories" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "categories_lineage" ON "categories" USING gin ("lineage");--> statement-breakpoint
CREATE INDEX "lightning_deals_product" ON "lightning_deals" USING btree ("product_id","store","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "lightning_reservations_item" ON "lightning_reservations" USING btree ("cart_id","item_id") WHERE state <> 'sold';--> statement-breakpoint
CREATE INDEX "lightning_reservations_cart" ON "lightning_reservations" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "lightning_reservations_ends" ON "lightning_reservations" USING btree ("deal_id","expires_at") WHERE state = 'kept';--> statement-breakpoint
CREATE INDEX "items_product" ON "items" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "items_order_number" ON "items" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "product_categories_category" ON "product_categories" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "product_relations_related" ON "product_relations" USING btree ("related_id");--> statement-breakpoint
CREATE INDEX "products_manufacturer" ON "products" USING btree ("manufacturer_id");--> statement-breakpoint
CREATE INDEX "reviews_product" ON "reviews" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("product_id","language","written_at" DESC NULLS LAST,"id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "reviews_stars" ON "reviews" USING btree ("product_id","stars","language","written_at" DESC NULLS LAST,"id") WHERE status = 'published';--> statement-breakpoint
CREATE UNIQUE INDEX "stock_alerts_waiting" ON "stock_alerts" USING btree ("item_id","email","store") WHERE confirmed_at is not null and mailed_at is null and ended_at is null;--> statement-breakpoint
CREATE INDEX "stock_alerts_email" ON "stock_alerts" USING btree ("email","store");--> statement-breakpoint
CREATE INDEX "stock_claims_item" ON "stock_claims" USING btree ("item_id") WHERE state <> 'released';--> statement-breakpoint
CREATE INDEX "cart_positions_cart" ON "cart_positions" USING btree ("cart_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_positions_item" ON "cart_positions" USING btree ("cart_id","item_id","kind") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "cart_updates_created" ON "cart_updates" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_open_of_visitor" ON "carts" USING btree ("visitor_id","store") WHERE submitted_at is null and visitor_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "carts_open_of_customer" ON "carts" USING btree ("customer_id","store","purpose") WHERE submitted_at is null and customer_id is not null and purpose <> 'membershipRenewal';--> statement-breakpoint
CREATE INDEX "carts_visitor" ON "carts" USING btree ("visitor_id");--> statement-breakpoint
CREATE INDEX "carts_customer" ON "carts" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "payment_commands_payment" ON "payment_commands" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_commands_late" ON "payment_commands" USING btree ("created_at") WHERE reason in ('late', 'otherAmount');--> statement-breakpoint
CREATE INDEX "payment_commands_open" ON "payment_commands" USING btree ("created_at") WHERE state <> 'done';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_event" ON "payment_events" USING btree ("provider","event_id");--> statement-breakpoint
CREATE INDEX "payment_events_payment" ON "payment_events" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_events_strange" ON "payment_events" USING btree ("received_at") WHERE outcome in ('refused', 'unknown');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_ref" ON "payments" USING btree ("provider","provider_ref");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_attempt" ON "payments" USING btree ("order_id","attempt");--> statement-breakpoint
CREATE INDEX "payments_created" ON "payments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payments_expiring" ON "payments" USING btree ("expires_at") WHERE state in ('created', 'pending', 'unknown', 'due');--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("created_at") WHERE state in ('created', 'pending', 'unknown');--> statement-breakpoint
CREATE INDEX "voucher_redemptions_customer" ON "voucher_redemptions" USING btree ("customer_id","code");--> statement-breakpoint
CREATE INDEX "form_teasers_page" ON "form_teasers" USING btree ("page_id","store","language");--> statement-breakpoint
CREATE INDEX "pages_store_path" ON "pages" USING btree ("store","path");--> statement-breakpoint
CREATE INDEX "recommendation_teasers_page" ON "recommendation_teasers" USING btree ("page_id","store","language");--> statement-breakpoint
CREATE UNIQUE INDEX "form_submissions_person" ON "form_submissions" USING btree ("form_id","person");--> statement-breakpoint
CREATE INDEX "form_submissions_created_at" ON "form_submissions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "tracking_events_received_at" ON "tracking_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "tracking_events_browser" ON "tracking_events" USING btree ("browser_key","occurred_at") WHERE browser_key <> '';--> statement-breakpoint
CREATE INDEX "tracking_events_user" ON "tracking_events" USING btree ("user_id") WHERE user_id <> '';--> statement-breakpoint
CREATE INDEX "uploads_of_customer" ON "uploads" USING btree ("customer_id","purpose","received_at");--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscriptions_active" ON "newsletter_subscriptions" USING btree ("email","store") WHERE confirmed_at is not null and ended_at is null;--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_email" ON "newsletter_subscriptions" USING btree ("email","store");--> statement-breakpoint
CREATE INDEX "merchandise_changes_new" ON "merchandise_changes" USING btree ("order_id") WHERE cursor is null;--> statement-breakpoint
CREATE UNIQUE INDEX "order_documents_kind" ON "order_documents" USING btree ("order_id","kind","occasion");--> statement-breakpoint
CREATE INDEX "shipments_order" ON "shipments" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_position" ON "order_lines" USING btree ("order_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_live_of_cart" ON "orders" USING btree ("cart_id") WHERE state not in ('cancelled', 'expired');--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_history" ON "orders" USING btree ("customer_id","store","placed_at" DESC NULLS LAST,"id") WHERE placed_at is not null;--> statement-breakpoint
CREATE INDEX "orders_visitor" ON "orders" USING btree ("visitor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_open_of_cart" ON "submissions" USING btree ("cart_id") WHERE point not in ('done', 'failed');--> statement-breakpoint
CREATE INDEX "return_drafts_changed" ON "return_drafts" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "return_images_order" ON "return_images" USING btree ("order_id","received_at");--> statement-breakpoint
CREATE INDEX "return_images_unused" ON "return_images" USING btree ("received_at") WHERE return_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "return_lines_line" ON "return_lines" USING btree ("return_id","line_id");--> statement-breakpoint
CREATE INDEX "return_lines_of_line" ON "return_lines" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "return_refunds_return" ON "return_refunds" USING btree ("return_id");--> statement-breakpoint
CREATE INDEX "withdrawals_declared" ON "withdrawals" USING btree ("declared_at");--> statement-breakpoint
CREATE INDEX "editor_sessions_editor" ON "editor_sessions" USING btree ("editor_id");--> statement-breakpoint
CREATE INDEX "editor_store_codes_session" ON "editor_store_codes" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "preview_links_store" ON "preview_links" USING btree ("store","made_at");--> statement-breakpoint
CREATE INDEX "audit_log_place" ON "audit_log" USING btree ("kind","key","store","language");--> statement-breakpoint
CREATE INDEX "content_schedule_place" ON "content_schedule" USING btree ("kind","key","store","language");
--> statement-breakpoint
-- From here on written by hand: what the tables in TypeScript cannot say.

-- What changed, for every process that holds a copy. A row belongs to its transaction (xid): readers ask for what their
-- last snapshot could not see, which is exact, whereas ids are given out in another order than transactions commit.
create table change_log (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  tag text not null,
  scope text not null check (scope in ('values', 'structure')),
  at timestamptz not null default clock_timestamp(),
  unique (xid, tag, scope)
);
--> statement-breakpoint
create index change_log_at on change_log (at);
--> statement-breakpoint
-- The newest transaction whose rows were pruned: a reader that has not seen it has missed something.
create table change_log_horizon (
  is_only boolean primary key default true check (is_only),
  xid xid8 not null
);
--> statement-breakpoint
insert into change_log_horizon (xid) values ('0');
--> statement-breakpoint
-- Arguments: SQL for the tag (or a set of them) over a row called r; the tag that stands for many rows; the scope.
create function log_changes() returns trigger language plpgsql as $$
declare
  changed text := case tg_op
    when 'INSERT' then 'select * from new_rows'
    when 'DELETE' then 'select * from old_rows'
    else 'select * from new_rows union all select * from old_rows' end;
  touched integer;
  tags text[];
  scope text := tg_argv[2];
begin
  execute format('select count(*) from (select 1 from (%s) r limit 1001) c', changed) into touched;
  if touched = 0 then return null; end if;
  if touched <= 1000 then
    execute format(
      'select array_agg(tag) from (select distinct %s as tag from (%s) r limit 202) t where tag is not null',
      tg_argv[0], changed) into tags;
  end if;
  if touched > 1000 or cardinality(tags) > 200 then
    tags := array[tg_argv[1]];
    scope := 'structure';
  end if;
  insert into change_log (tag, scope) select tag, scope from unnest(tags) tag on conflict do nothing;
  perform pg_notify('change_log', '');
  return null;
end $$;
--> statement-breakpoint
-- Logs the changes of a table from now on. update_scope is that of updates where it differs.
create function watch_table(
  watched text, tag text, bulk_tag text, scope text default 'structure', update_scope text default null
) returns void language plpgsql as $$
begin
  execute format('create trigger %1$I after insert on %2$I referencing new table as new_rows
    for each statement execute function log_changes(%3$L, %4$L, %5$L)', watched || '_inserted', watched, tag, bulk_tag, scope);
  execute format('create trigger %1$I after update on %2$I referencing old table as old_rows new table as new_rows
    for each statement execute function log_changes(%3$L, %4$L, %5$L)',
    watched || '_updated', watched, tag, bulk_tag, coalesce(update_scope, scope));
  execute format('create trigger %1$I after delete on %2$I referencing old table as old_rows
    for each statement execute function log_changes(%3$L, %4$L, %5$L)', watched || '_deleted', watched, tag, bulk_tag, scope);
end $$;
--> statement-breakpoint
-- When a row last became another one, for sitemaps. Not among the columns of the tables in TypeScript: only these triggers
-- write it, and an import that brings what is there already leaves it alone.
alter table pages add column changed_at timestamptz not null default now();
--> statement-breakpoint
alter table categories add column changed_at timestamptz not null default now();
--> statement-breakpoint
alter table category_texts add column changed_at timestamptz not null default now();
--> statement-breakpoint
alter table products add column changed_at timestamptz not null default now();
--> statement-breakpoint
alter table product_texts add column changed_at timestamptz not null default now();
--> statement-breakpoint
create function note_change() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end $$;
--> statement-breakpoint
create trigger pages_changed_at before update on pages for each row execute function note_change();
--> statement-breakpoint
create trigger categories_changed_at before update on categories for each row execute function note_change();
--> statement-breakpoint
create trigger category_texts_changed_at before update on category_texts for each row execute function note_change();
--> statement-breakpoint
-- An import writes every column of a product that differs in one, so which are written tells nothing: its rank and
-- its ratings move every day and make no other page of it.
create trigger products_changed_at before update on products for each row
  when ((to_jsonb(old) - array['sales_rank', 'rating', 'number_of_ratings', 'is_topseller', 'changed_at'])
    is distinct from (to_jsonb(new) - array['sales_rank', 'rating', 'number_of_ratings', 'is_topseller', 'changed_at']))
  execute function note_change();
--> statement-breakpoint
create trigger product_texts_changed_at before update on product_texts for each row execute function note_change();
--> statement-breakpoint
-- What a page shows of the counts goes to the deal itself, which caches hear of, and only when it changes.
CREATE FUNCTION show_lightning_counts() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  taken integer := new.sold_elsewhere + new.kept + new.sold;
  percent integer := case when taken = new.quantity then 100 else taken * 100 / new.quantity / 5 * 5 end;
begin
  update lightning_deals d set shown_percent = percent, shown_left = least(d.max_per_order, new.quantity - taken)
  where d.id = new.deal_id
    and (d.shown_percent, d.shown_left) is distinct from (percent, least(d.max_per_order, new.quantity - taken));
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER show_lightning_counts AFTER INSERT OR UPDATE ON "lightning_counts"
  FOR EACH ROW EXECUTE FUNCTION show_lightning_counts();
--> statement-breakpoint
-- The counts of deals are the sums of their reservations, kept by triggers on every change.
CREATE FUNCTION count_lightning_reservation() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update lightning_counts c set
    kept = c.kept
      + case when new.deal_id = c.deal_id and new.state = 'kept' then new.quantity else 0 end
      - case when old.deal_id = c.deal_id and old.state = 'kept' then old.quantity else 0 end,
    sold = c.sold
      + case when new.deal_id = c.deal_id and new.state = 'sold' then new.quantity else 0 end
      - case when old.deal_id = c.deal_id and old.state = 'sold' then old.quantity else 0 end
  where c.deal_id in (old.deal_id, new.deal_id)
    and (old.deal_id, old.state, old.quantity) is distinct from (new.deal_id, new.state, new.quantity);
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER count_lightning_reservation AFTER INSERT OR DELETE OR UPDATE OF "deal_id", "state", "quantity"
  ON "lightning_reservations" FOR EACH ROW EXECUTE FUNCTION count_lightning_reservation();
--> statement-breakpoint
-- Which tables tell the change log of their changes, and under which tags.
select
  watch_table('categories', '''catalogue''', 'catalogue'),
  watch_table('category_texts', '''catalogue''', 'catalogue'),
  watch_table('attributes', '''catalogue''', 'catalogue'),
  watch_table('attribute_values', '''catalogue''', 'catalogue'),
  watch_table('manufacturers', '''catalogue''', 'catalogue'),
  watch_table('badges', '''catalogue''', 'catalogue'),
  watch_table('labels', '''catalogue''', 'catalogue'),
  watch_table('warnings', '''catalogue''', 'catalogue'),
  watch_table('textile_care_icons', '''catalogue''', 'catalogue');
--> statement-breakpoint
select
  watch_table('products', '''product:'' || r.id', 'catalogue'),
  watch_table('product_texts', '''product:'' || r.product_id', 'catalogue'),
  watch_table('product_attribute_values', '''product:'' || r.product_id', 'catalogue'),
  watch_table('product_categories',
    'unnest(array[''product:'' || r.product_id, ''category:'' || r.category_id])', 'catalogue'),
  watch_table('product_badges', '''product:'' || r.product_id', 'catalogue', 'values'),
  watch_table('product_labels', '''product:'' || r.product_id', 'catalogue', 'values'),
  watch_table('product_textile_care_icons', '''product:'' || r.product_id', 'catalogue', 'values'),
  watch_table('product_relations', '''product:'' || r.product_id', 'catalogue', 'values'),
  watch_table('lightning_deals', '''product:'' || r.product_id', 'catalogue', 'values'),
  watch_table('items', '''product:'' || r.product_id', 'catalogue', 'structure', 'values');
--> statement-breakpoint
select
  watch_table(name, '''product:'' || (select i.product_id from items i where i.id = r.item_id)', 'catalogue', scope)
from (values
  ('item_prices', 'values'), ('item_variant_values', 'structure'), ('item_pictures', 'values'), ('item_warnings', 'values')
) as watched (name, scope);
--> statement-breakpoint
-- Editors' content for the change log. Where a page stands, and that it stands there, is the tag content.
select
  watch_table('stores', '''stores''', 'stores'),
  watch_table('pages',
    'unnest(array[''page:'' || r.id, ''content''] || case when r.footer is null then ''{}'' else array[''footer''] end)',
    'content'),
  watch_table('redirects', '''redirects''', 'redirects'),
  watch_table('ab_tests', '''abtests''', 'abtests'),
  watch_table('translations', '''translations''', 'translations'),
  watch_table('parameters', '''parameters''', 'parameters');
--> statement-breakpoint
-- What is said of a product, for the change log; votes as helpful lie in tables that are not watched.
select watch_table('reviews', '''product:'' || r.product_id', 'catalogue', 'values');
--> statement-breakpoint
-- Editors' rules of search for the change log.
select
  watch_table('search_redirects', '''redirects''', 'redirects'),
  watch_table('synonyms', '''synonyms''', 'synonyms');
--> statement-breakpoint
-- Lists that editors put together are content, for the change log.
select
  watch_table('editor_wishlists', '''content''', 'content'),
  watch_table('editor_wishlist_entries', '''content''', 'content');
--> statement-breakpoint
-- Engines hold promotions, free articles and vouchers in process: the change log names their changes. Redemptions lie in other tables.
select
  watch_table('promotions', '''promotions''', 'promotions'),
  watch_table('free_articles', '''promotions''', 'promotions'),
  watch_table('vouchers', '''vouchers''', 'vouchers');
--> statement-breakpoint
-- The claimed stock of an item is the sum of its live claims, kept by triggers on every change.
create function count_stock_claim() returns trigger language plpgsql as $$
declare
  had integer := case when tg_op <> 'INSERT' and old.state <> 'released' then old.quantity else 0 end;
  has integer := case when tg_op <> 'DELETE' and new.state <> 'released' then new.quantity else 0 end;
begin
  if had <> has then
    update stock_counts set claimed = claimed + has - had where item_id = coalesce(new.item_id, old.item_id);
    if not found then
      insert into stock_counts (item_id, claimed) values (new.item_id, has);
    end if;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger count_stock_claim after insert or delete or update of quantity, state
  on stock_claims for each row execute function count_stock_claim();
--> statement-breakpoint
-- Pages show only the last pieces of an item by number (fewInStock of the product module). Caches hear of a claim when it
-- changes what pages show, so that each order of well stocked goods does not end the caches of its products.
create function show_stock_counts() returns trigger language plpgsql as $$
declare
  few constant integer := 6;
  had integer := case when tg_op = 'INSERT' then 0 else old.claimed end;
  product text;
begin
  select product_id into product from items
  where id = new.item_id and greatest(least(stock - had, few), 0) <> greatest(least(stock - new.claimed, few), 0);
  if found then
    insert into change_log (tag, scope) values ('product:' || product, 'values') on conflict do nothing;
    perform pg_notify('change_log', '');
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger show_stock_counts after insert or update of claimed
  on stock_counts for each row execute function show_stock_counts();
--> statement-breakpoint
-- The merchandise system hears of an order that is placed, and of every later change of its state, its money or its returns.
create function note_merchandise_change() returns trigger language plpgsql as $$
declare
  changed uuid := case when tg_table_name = 'orders' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'order_id' end;
begin
  insert into merchandise_changes (order_id)
    select id from orders where id = changed and placed_at is not null
    on conflict (order_id) do update set cursor = null;
  return null;
end $$;
--> statement-breakpoint
create trigger note_merchandise_change after insert or update of state
  on orders for each row execute function note_merchandise_change();
--> statement-breakpoint
create trigger note_merchandise_change after insert or update of state, authorised, captured, refunded
  on payments for each row execute function note_merchandise_change();
--> statement-breakpoint
create trigger note_merchandise_change after insert or update of state
  on returns for each row execute function note_merchandise_change();
--> statement-breakpoint
-- Declarations of withdrawal stay as they were made.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of % are never changed or deleted', tg_table_name;
end $$;
--> statement-breakpoint
create trigger keep_withdrawals before update or delete on withdrawals for each row execute function refuse_change();
--> statement-breakpoint
create trigger keep_all_withdrawals before truncate on withdrawals for each statement execute function refuse_change();
--> statement-breakpoint
-- Notices to end a membership stay as they were given.
create trigger keep_cancellations before update or delete on cancellations for each row execute function refuse_change();
--> statement-breakpoint
create trigger keep_all_cancellations before truncate on cancellations for each statement execute function refuse_change();
--> statement-breakpoint
-- What was published, and who wrote what, stays as it was.
create trigger keep_content_versions before update or delete on content_versions
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger keep_all_content_versions before truncate on content_versions
  for each statement execute function refuse_change();
--> statement-breakpoint
create trigger keep_audit_log before update or delete on audit_log for each row execute function refuse_change();
--> statement-breakpoint
create trigger keep_whole_audit_log before truncate on audit_log for each statement execute function refuse_change();
--> statement-breakpoint
-- A page that changes in itself ends what shows that page. Only where it stands, and what other pages say of it (its name, its
-- description, its first picture), and on what it depends, is the tag content, on which all pages with an address depend. This
-- trigger replaces the one for updates that watch_table made.
drop trigger pages_updated on pages;
--> statement-breakpoint
create function conditions_of(rows jsonb) returns jsonb language sql immutable as $$
  select jsonb_path_query_array(rows, '$[*].cells[*].teasers[*].keyvalue() ? (@.key == "segments" || @.key == "from" || @.key == "until").value')
$$;
--> statement-breakpoint
create function log_page_changes() returns trigger language plpgsql as $$
declare
  tags text[];
begin
  select array_agg(distinct tag) into tags from old_rows o
    join new_rows n on n.id = o.id and n.store = o.store and n.language = o.language,
    unnest(array['page:' || n.id]
      || case when o.footer is null and n.footer is null then '{}' else array['footer'] end
      || case when (o.path, o.page_type, o.category_id, o.is_gone, o.name, o.seo ->> 'description', o.seo ->> 'canonicalUrl',
          o.seo ->> 'robots', jsonb_path_query_first(o.rows, '$.**.mediaId'), conditions_of(o.rows))
        is distinct from (n.path, n.page_type, n.category_id, n.is_gone, n.name, n.seo ->> 'description', n.seo ->> 'canonicalUrl',
          n.seo ->> 'robots', jsonb_path_query_first(n.rows, '$.**.mediaId'), conditions_of(n.rows))
        then array['content'] else '{}' end) tag;
  if tags is null then return null; end if;
  if cardinality(tags) > 200 then tags := array['content']; end if;
  insert into change_log (tag, scope) select tag, 'structure' from unnest(tags) tag on conflict do nothing;
  perform pg_notify('change_log', '');
  return null;
end $$;
--> statement-breakpoint
create trigger pages_updated after update on pages referencing old table as old_rows new table as new_rows
  for each statement execute function log_page_changes();
