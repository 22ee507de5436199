CREATE TABLE "order_person_keys" (
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "order_person_keys_order_id_kind_key_pk" PRIMARY KEY("order_id","kind","key"),
	CONSTRAINT "order_person_keys_kind_known" CHECK ("order_person_keys"."kind" in ('email', 'household', 'address'))
);
--> statement-breakpoint
ALTER TABLE "order_person_keys" ADD CONSTRAINT "order_person_keys_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_person_keys_key" ON "order_person_keys" USING btree ("kind","key");--> statement-breakpoint
-- Orders from before are known by their mailbox alone: the hash that person-keys.rules.ts makes.
insert into "order_person_keys" ("order_id", "kind", "key")
select "id", 'email', translate(rtrim(encode(sha256(convert_to(json_build_array(
  regexp_replace(lower(normalize(trim("email"), nfc)), '^([^+@]+)\+[^@]*@', '\1@')
)::text, 'UTF8')), 'base64'), '='), '+/', '-_') from "orders";
