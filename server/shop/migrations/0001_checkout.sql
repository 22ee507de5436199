CREATE SEQUENCE "public"."merchandise_cursors" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100000000 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."content_revisions" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
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
	"origin" text NOT NULL,
	"consent_text" text NOT NULL,
	"network" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"confirmed_network" text,
	"ended_at" timestamp with time zone
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
CREATE TABLE "segments" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"rules" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store" text NOT NULL,
	"language" text NOT NULL,
	"item_id" text NOT NULL,
	"email" text NOT NULL,
	"consent_text" text NOT NULL,
	"network" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"confirmed_network" text,
	"mailed_at" timestamp with time zone,
	"ended_at" timestamp with time zone
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
ALTER TABLE "access_tokens" ADD COLUMN "scope" text DEFAULT 'shop' NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "company" jsonb;--> statement-breakpoint
ALTER TABLE "tracking_events" ADD COLUMN "browser_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "business_customers" ADD COLUMN "job_title_code" text;--> statement-breakpoint
ALTER TABLE "business_customers" ADD COLUMN "primary_industry_group_code" text;--> statement-breakpoint
ALTER TABLE "business_customers" ADD COLUMN "number_of_employees" integer;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_users" ADD CONSTRAINT "business_users_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_users" ADD CONSTRAINT "business_users_main_user_id_customers_id_fk" FOREIGN KEY ("main_user_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_approvals" ADD CONSTRAINT "order_approvals_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_approvals" ADD CONSTRAINT "order_approvals_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_approvals" ADD CONSTRAINT "order_approvals_main_user_id_customers_id_fk" FOREIGN KEY ("main_user_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_billing_address_id_addresses_id_fk" FOREIGN KEY ("billing_address_id") REFERENCES "public"."addresses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_shipping_address_id_addresses_id_fk" FOREIGN KEY ("shipping_address_id") REFERENCES "public"."addresses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_packstation_id_addresses_id_fk" FOREIGN KEY ("packstation_id") REFERENCES "public"."addresses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editor_roles" ADD CONSTRAINT "editor_roles_editor_id_editors_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."editors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editor_sessions" ADD CONSTRAINT "editor_sessions_editor_id_editors_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."editors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editor_store_codes" ADD CONSTRAINT "editor_store_codes_session_id_editor_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."editor_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "payment_commands" ADD CONSTRAINT "payment_commands_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "stock_claims" ADD CONSTRAINT "stock_claims_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_details" ADD CONSTRAINT "media_details_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "editor_sessions_editor" ON "editor_sessions" USING btree ("editor_id");--> statement-breakpoint
CREATE INDEX "editor_store_codes_session" ON "editor_store_codes" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "merchandise_changes_new" ON "merchandise_changes" USING btree ("order_id") WHERE cursor is null;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscriptions_active" ON "newsletter_subscriptions" USING btree ("email","store") WHERE confirmed_at is not null and ended_at is null;--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_email" ON "newsletter_subscriptions" USING btree ("email","store");--> statement-breakpoint
CREATE UNIQUE INDEX "order_documents_kind" ON "order_documents" USING btree ("order_id","kind","occasion");--> statement-breakpoint
CREATE INDEX "shipments_order" ON "shipments" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_position" ON "order_lines" USING btree ("order_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_live_of_cart" ON "orders" USING btree ("cart_id") WHERE state not in ('cancelled', 'expired');--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_history" ON "orders" USING btree ("customer_id","store","placed_at" DESC NULLS LAST,"id") WHERE placed_at is not null;--> statement-breakpoint
CREATE INDEX "orders_visitor" ON "orders" USING btree ("visitor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_open_of_cart" ON "submissions" USING btree ("cart_id") WHERE point not in ('done', 'failed');--> statement-breakpoint
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
CREATE INDEX "return_drafts_changed" ON "return_drafts" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "return_images_order" ON "return_images" USING btree ("order_id","received_at");--> statement-breakpoint
CREATE INDEX "return_images_unused" ON "return_images" USING btree ("received_at") WHERE return_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "return_lines_line" ON "return_lines" USING btree ("return_id","line_id");--> statement-breakpoint
CREATE INDEX "return_lines_of_line" ON "return_lines" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "return_refunds_return" ON "return_refunds" USING btree ("return_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_alerts_waiting" ON "stock_alerts" USING btree ("item_id","email","store") WHERE confirmed_at is not null and mailed_at is null and ended_at is null;--> statement-breakpoint
CREATE INDEX "stock_alerts_email" ON "stock_alerts" USING btree ("email","store");--> statement-breakpoint
CREATE INDEX "stock_claims_item" ON "stock_claims" USING btree ("item_id") WHERE state <> 'released';--> statement-breakpoint
CREATE INDEX "preview_links_store" ON "preview_links" USING btree ("store","made_at");--> statement-breakpoint
CREATE INDEX "audit_log_place" ON "audit_log" USING btree ("kind","key","store","language");--> statement-breakpoint
CREATE INDEX "content_schedule_place" ON "content_schedule" USING btree ("kind","key","store","language");--> statement-breakpoint
CREATE INDEX "withdrawals_declared" ON "withdrawals" USING btree ("declared_at");--> statement-breakpoint
CREATE INDEX "tracking_events_browser" ON "tracking_events" USING btree ("browser_key","occurred_at") WHERE browser_key <> '';--> statement-breakpoint
CREATE INDEX "tracking_events_user" ON "tracking_events" USING btree ("user_id") WHERE user_id <> '';--> statement-breakpoint
ALTER TABLE "customers" DROP COLUMN "wants_newsletter";--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_key" UNIQUE("key");--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_state_known" CHECK ("carts"."state" in ('open', 'reserved', 'submitted'));--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_submitted" CHECK (("carts"."state" = 'submitted') = ("carts"."submitted_at" is not null));