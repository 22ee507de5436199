ALTER TABLE "orders" ADD COLUMN "delivery_earliest" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_latest" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_days_after_payment" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_promised_delivery" CHECK (num_nulls("orders"."delivery_earliest", "orders"."delivery_latest") <> 1
        and num_nonnulls("orders"."delivery_latest", "orders"."delivery_days_after_payment") < 2);