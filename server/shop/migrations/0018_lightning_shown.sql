-- What a page shows of the counts goes to the deal itself, which caches hear of, and only when it changes.
CREATE FUNCTION show_lightning_counts() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  taken integer := new.sold_elsewhere + new.kept + new.sold;
  percent integer := case when taken = new.quantity then 100 else taken * 100 / new.quantity / 5 * 5 end;
begin
  update lightning_deals d set shown_percent = percent, shown_left = least(d.max_per_order, new.quantity - taken)
  where d.id = new.deal_id
    and (d.shown_percent, d.shown_left) is distinct from (percent, least(d.max_per_order, new.quantity - taken));
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER show_lightning_counts AFTER INSERT OR UPDATE ON "lightning_counts"
  FOR EACH ROW EXECUTE FUNCTION show_lightning_counts();
--> statement-breakpoint
INSERT INTO "lightning_counts" ("deal_id", "quantity", "sold_elsewhere") SELECT "id", "quantity", "reserved" FROM "lightning_deals";--> statement-breakpoint
ALTER TABLE "lightning_deals" DROP COLUMN "quantity";--> statement-breakpoint
ALTER TABLE "lightning_deals" DROP COLUMN "reserved";