CREATE TABLE "handled_declarations" (
	"kind" text NOT NULL,
	"declaration_id" uuid NOT NULL,
	"order_id" uuid,
	"answered_at" timestamp with time zone,
	"handled_by" text NOT NULL,
	CONSTRAINT "handled_declarations_kind_declaration_id_pk" PRIMARY KEY("kind","declaration_id")
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"text" text NOT NULL,
	"editor" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "merchandise_changes" ADD COLUMN "taken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "desk" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "action_key" uuid;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "after" jsonb;--> statement-breakpoint
ALTER TABLE "handled_declarations" ADD CONSTRAINT "handled_declarations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handled_declarations_order" ON "handled_declarations" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_notes_order" ON "order_notes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "mails_order" ON "mails" USING btree ((values ->> 'orderId')) WHERE kind like 'order.%';--> statement-breakpoint
CREATE INDEX "order_lines_article" ON "order_lines" USING btree (lower(article_number));--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("store","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree (lower(email) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_billed_name" ON "orders" USING btree (lower(billing_address ->> 'lastName') text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_delivered_name" ON "orders" USING btree (lower(delivery_address ->> 'lastName') text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_billed_company" ON "orders" USING btree (lower(billing_address ->> 'company') text_pattern_ops);--> statement-breakpoint
CREATE INDEX "audit_log_desk" ON "audit_log" USING btree ("desk","key") WHERE desk is not null;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_action_key" UNIQUE("action_key");