CREATE TABLE "mass_changes" (
	"load_id" bigint PRIMARY KEY NOT NULL,
	"store" text NOT NULL,
	"editor" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"filter" jsonb NOT NULL,
	"change" jsonb NOT NULL,
	"count" integer NOT NULL,
	"restored" integer
);
--> statement-breakpoint
ALTER TABLE "mass_changes" ADD CONSTRAINT "mass_changes_load_id_loads_id_fk" FOREIGN KEY ("load_id") REFERENCES "public"."loads"("id") ON DELETE cascade ON UPDATE no action;