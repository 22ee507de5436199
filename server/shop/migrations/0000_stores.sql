CREATE TABLE "stores" (
	"id" text PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"base_url" text NOT NULL,
	"currency_code" text NOT NULL,
	"country" text NOT NULL,
	"languages" jsonb NOT NULL,
	"tax_rates" jsonb NOT NULL
);
