CREATE TABLE "access_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
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
CREATE TABLE "redirects" (
	"store" text NOT NULL,
	"from_path" text NOT NULL,
	"to_url" text NOT NULL,
	"is_temporary" boolean NOT NULL,
	CONSTRAINT "redirects_store_from_path_pk" PRIMARY KEY("store","from_path")
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
CREATE TABLE "parameters" (
	"store" text NOT NULL,
	"name" text NOT NULL,
	"entries" jsonb NOT NULL,
	CONSTRAINT "parameters_store_name_pk" PRIMARY KEY("store","name")
);
--> statement-breakpoint
CREATE TABLE "translations" (
	"key" text PRIMARY KEY NOT NULL,
	"de" text NOT NULL,
	"en" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "access_tokens_expires_at" ON "access_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "pages_store_path" ON "pages" USING btree ("store","path");