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
CREATE INDEX "recommendation_teasers_page" ON "recommendation_teasers" USING btree ("page_id","store","language");