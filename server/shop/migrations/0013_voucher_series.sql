CREATE TABLE "desk_vouchers" (
	"code" text PRIMARY KEY NOT NULL,
	"is_own" boolean NOT NULL,
	"series_id" uuid,
	"stopped_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "voucher_series" (
	"id" uuid PRIMARY KEY NOT NULL,
	"prefix" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "desk_vouchers" ADD CONSTRAINT "desk_vouchers_code_vouchers_code_fk" FOREIGN KEY ("code") REFERENCES "public"."vouchers"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_vouchers" ADD CONSTRAINT "desk_vouchers_series_id_voucher_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."voucher_series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_vouchers_series" ON "desk_vouchers" USING btree ("series_id");