-- Books have the price that their publisher sets: nothing is struck out, recommended or dealt.
update item_prices p set old_amount = null, uvp_amount = null, uvp_valid_from = null, is_best_price = false
from items i join products b on b.id = i.product_id
where i.id = p.item_id and b.is_book and (p.old_amount is not null or p.uvp_amount is not null or p.is_best_price);
--> statement-breakpoint
update lightning_deals d set starts_at = least(starts_at, now() - interval '1 second'), ends_at = now()
from products b where b.id = d.product_id and b.is_book and d.ends_at > now();
