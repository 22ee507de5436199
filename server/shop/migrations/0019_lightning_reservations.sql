CREATE TABLE "lightning_reservations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lightning_reservations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cart_id" uuid,
	"deal_id" text NOT NULL,
	"item_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"state" text NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"extended_at" timestamp with time zone,
	CONSTRAINT "lightning_reservations_quantity" CHECK ("lightning_reservations"."quantity" > 0),
	CONSTRAINT "lightning_reservations_state_known" CHECK ("lightning_reservations"."state" in ('kept', 'expired', 'sold'))
);
--> statement-breakpoint
ALTER TABLE "lightning_reservations" ADD CONSTRAINT "lightning_reservations_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lightning_reservations" ADD CONSTRAINT "lightning_reservations_deal_id_lightning_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."lightning_deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lightning_reservations_item" ON "lightning_reservations" USING btree ("cart_id","item_id") WHERE state <> 'sold';--> statement-breakpoint
CREATE INDEX "lightning_reservations_cart" ON "lightning_reservations" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "lightning_reservations_ends" ON "lightning_reservations" USING btree ("deal_id","expires_at") WHERE state = 'kept';--> statement-breakpoint
-- The counts of deals are the sums of their reservations, whoever changes these.
CREATE FUNCTION count_lightning_reservation() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update lightning_counts c set
    kept = c.kept
      + case when new.deal_id = c.deal_id and new.state = 'kept' then new.quantity else 0 end
      - case when old.deal_id = c.deal_id and old.state = 'kept' then old.quantity else 0 end,
    sold = c.sold
      + case when new.deal_id = c.deal_id and new.state = 'sold' then new.quantity else 0 end
      - case when old.deal_id = c.deal_id and old.state = 'sold' then old.quantity else 0 end
  where c.deal_id in (old.deal_id, new.deal_id)
    and (old.deal_id, old.state, old.quantity) is distinct from (new.deal_id, new.state, new.quantity);
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER count_lightning_reservation AFTER INSERT OR DELETE OR UPDATE OF "deal_id", "state", "quantity"
  ON "lightning_reservations" FOR EACH ROW EXECUTE FUNCTION count_lightning_reservation();
