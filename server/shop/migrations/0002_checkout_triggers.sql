-- The claimed stock of an item is the sum of its live claims, whoever changes these.
create function count_stock_claim() returns trigger language plpgsql as $$
declare
  had integer := case when tg_op <> 'INSERT' and old.state <> 'released' then old.quantity else 0 end;
  has integer := case when tg_op <> 'DELETE' and new.state <> 'released' then new.quantity else 0 end;
begin
  if had <> has then
    update stock_counts set claimed = claimed + has - had where item_id = coalesce(new.item_id, old.item_id);
    if not found then
      insert into stock_counts (item_id, claimed) values (new.item_id, has);
    end if;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger count_stock_claim after insert or delete or update of quantity, state
  on stock_claims for each row execute function count_stock_claim();
--> statement-breakpoint
-- Pages show only the last pieces of an item by number (fewInStock of the product module). Caches hear of a claim when it
-- changes what pages show, so that each order of well stocked goods does not end the caches of its products.
create function show_stock_counts() returns trigger language plpgsql as $$
declare
  few constant integer := 6;
  had integer := case when tg_op = 'INSERT' then 0 else old.claimed end;
  product text;
begin
  select product_id into product from items
  where id = new.item_id and greatest(least(stock - had, few), 0) <> greatest(least(stock - new.claimed, few), 0);
  if found then
    insert into change_log (tag, scope) values ('product:' || product, 'values') on conflict do nothing;
    perform pg_notify('change_log', '');
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger show_stock_counts after insert or update of claimed
  on stock_counts for each row execute function show_stock_counts();
--> statement-breakpoint
-- The merchandise system hears of an order that is placed, and of every later change of its state, its money or its returns.
create function note_merchandise_change() returns trigger language plpgsql as $$
declare
  changed uuid := case when tg_table_name = 'orders' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'order_id' end;
begin
  insert into merchandise_changes (order_id)
    select id from orders where id = changed and placed_at is not null
    on conflict (order_id) do update set cursor = null;
  return null;
end $$;
--> statement-breakpoint
create trigger note_merchandise_change after insert or update of state
  on orders for each row execute function note_merchandise_change();
--> statement-breakpoint
create trigger note_merchandise_change after insert or update of state, authorised, captured, refunded
  on payments for each row execute function note_merchandise_change();
--> statement-breakpoint
create trigger note_merchandise_change after insert or update of state
  on returns for each row execute function note_merchandise_change();
--> statement-breakpoint
-- Declarations of withdrawal stay as they were made.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of % are never changed or deleted', tg_table_name;
end $$;
--> statement-breakpoint
create trigger keep_withdrawals before update or delete on withdrawals for each row execute function refuse_change();
--> statement-breakpoint
create trigger keep_all_withdrawals before truncate on withdrawals for each statement execute function refuse_change();
