CREATE TABLE "planned_prices" (
	"item_id" text NOT NULL,
	"store" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"price" jsonb NOT NULL,
	"applied_at" timestamp with time zone,
	"replaced" jsonb,
	CONSTRAINT "planned_prices_item_id_store_starts_at_pk" PRIMARY KEY("item_id","store","starts_at"),
	CONSTRAINT "planned_prices_store_known" CHECK ("planned_prices"."store" in ('de', 'at', 'ch', 'b2b'))
);
--> statement-breakpoint
CREATE TABLE "load_parts" (
	"load_id" bigint NOT NULL,
	"part" integer NOT NULL,
	"kind" text NOT NULL,
	"ids" text[] NOT NULL,
	"subjects" text[] NOT NULL,
	"before" "bytea" NOT NULL,
	CONSTRAINT "load_parts_load_id_part_pk" PRIMARY KEY("load_id","part")
);
--> statement-breakpoint
CREATE TABLE "loads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "loads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"by" text NOT NULL,
	"is_full" boolean NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"counts" jsonb NOT NULL,
	"undoes" bigint,
	"undone_by" bigint
);
--> statement-breakpoint
ALTER TABLE "planned_prices" ADD CONSTRAINT "planned_prices_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "load_parts" ADD CONSTRAINT "load_parts_load_id_loads_id_fk" FOREIGN KEY ("load_id") REFERENCES "public"."loads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "planned_prices_due" ON "planned_prices" USING btree ("starts_at") WHERE applied_at is null;--> statement-breakpoint
CREATE INDEX "load_parts_subjects" ON "load_parts" USING gin ("subjects");