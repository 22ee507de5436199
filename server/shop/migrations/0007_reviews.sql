CREATE TABLE "review_helpfulness" (
	"review_id" text PRIMARY KEY NOT NULL,
	"votes" integer NOT NULL,
	CONSTRAINT "review_helpfulness_not_negative" CHECK ("review_helpfulness"."votes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "review_votes" (
	"review_id" text NOT NULL,
	"vote_id" text NOT NULL,
	CONSTRAINT "review_votes_review_id_vote_id_pk" PRIMARY KEY("review_id","vote_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"language" text NOT NULL,
	"stars" integer NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"author_name" text,
	"written_at" timestamp with time zone NOT NULL,
	"is_verified" boolean NOT NULL,
	"status" text NOT NULL,
	"purchase" text,
	"comment" text,
	"comment_author" text,
	"commented_on" date,
	CONSTRAINT "reviews_purchase" UNIQUE("purchase","product_id"),
	CONSTRAINT "reviews_stars_range" CHECK ("reviews"."stars" between 1 and 5),
	CONSTRAINT "reviews_language_known" CHECK ("reviews"."language" in ('de', 'en')),
	CONSTRAINT "reviews_status_known" CHECK ("reviews"."status" in ('published', 'pending')),
	CONSTRAINT "reviews_comment_whole" CHECK (num_nulls("reviews"."comment", "reviews"."comment_author", "reviews"."commented_on") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "review_helpfulness" ADD CONSTRAINT "review_helpfulness_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("product_id","language","written_at" DESC NULLS LAST,"id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "reviews_stars" ON "reviews" USING btree ("product_id","stars","language","written_at" DESC NULLS LAST,"id") WHERE status = 'published';