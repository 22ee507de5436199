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
	"network" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"confirmed_network" text,
	"mailed_at" timestamp with time zone,
	"ended_at" timestamp with time zone
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
DROP INDEX "carts_open_of_customer";--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "purpose" text DEFAULT 'goods' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription_periods" ADD CONSTRAINT "subscription_periods_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_periods" ADD CONSTRAINT "subscription_periods_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_periods" ADD CONSTRAINT "subscription_periods_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_cancellation_id_cancellations_id_fk" FOREIGN KEY ("cancellation_id") REFERENCES "public"."cancellations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cancellations_declared" ON "cancellations" USING btree ("declared_at");--> statement-breakpoint
CREATE UNIQUE INDEX "prime_waiting_list_waiting" ON "prime_waiting_list" USING btree ("email","store") WHERE confirmed_at is not null and mailed_at is null and ended_at is null;--> statement-breakpoint
CREATE INDEX "prime_waiting_list_email" ON "prime_waiting_list" USING btree ("email","store");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_live" ON "subscriptions" USING btree ("customer_id","store") WHERE state <> 'ended';--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("next_renewal_at") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "subscriptions_ending" ON "subscriptions" USING btree ("ends_at") WHERE state = 'cancelled';--> statement-breakpoint
CREATE UNIQUE INDEX "carts_open_of_customer" ON "carts" USING btree ("customer_id","store","purpose") WHERE submitted_at is null and customer_id is not null and purpose <> 'membershipRenewal';--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_purpose_known" CHECK ("carts"."purpose" = 'goods' or ("carts"."purpose" in ('membership', 'membershipRenewal') and "carts"."visitor_id" is null));