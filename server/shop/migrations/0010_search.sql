CREATE TABLE "search_redirects" (
	"store" text NOT NULL,
	"language" text NOT NULL,
	"query" text NOT NULL,
	"target" text NOT NULL,
	CONSTRAINT "search_redirects_store_language_query_pk" PRIMARY KEY("store","language","query"),
	CONSTRAINT "search_redirects_language_known" CHECK ("search_redirects"."language" in ('de', 'en'))
);
--> statement-breakpoint
CREATE TABLE "synonyms" (
	"id" text NOT NULL,
	"language" text NOT NULL,
	"terms" text[] NOT NULL,
	"meanings" text[] NOT NULL,
	CONSTRAINT "synonyms_id_language_pk" PRIMARY KEY("id","language"),
	CONSTRAINT "synonyms_language_known" CHECK ("synonyms"."language" in ('de', 'en')),
	CONSTRAINT "synonyms_have_terms" CHECK (cardinality("synonyms"."terms") > 0)
);
