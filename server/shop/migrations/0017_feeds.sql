CREATE TABLE "feeds" (
	"store" text NOT NULL,
	"format" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"items" integer NOT NULL,
	"left_out" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "feeds_store_format_pk" PRIMARY KEY("store","format")
);
