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
--> statement-breakpoint
-- What was published, and who wrote what, stays as it was.
create trigger keep_content_versions before update or delete on content_versions
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger keep_all_content_versions before truncate on content_versions
  for each statement execute function refuse_change();
--> statement-breakpoint
create trigger keep_audit_log before update or delete on audit_log for each row execute function refuse_change();
--> statement-breakpoint
create trigger keep_whole_audit_log before truncate on audit_log for each statement execute function refuse_change();
--> statement-breakpoint
-- A page that changes in itself ends what shows that page. Only where it stands, and what other pages say of it (its name, its
-- description, its first picture), and on what it depends, is the tag content, on which all pages with an address depend.
drop trigger pages_updated on pages;
--> statement-breakpoint
create function conditions_of(rows jsonb) returns jsonb language sql immutable as $$
  select jsonb_path_query_array(rows, '$[*].cells[*].teasers[*].keyvalue() ? (@.key == "segments" || @.key == "from" || @.key == "until").value')
$$;
--> statement-breakpoint
create function log_page_changes() returns trigger language plpgsql as $$
declare
  tags text[];
begin
  select array_agg(distinct tag) into tags from old_rows o
    join new_rows n on n.id = o.id and n.store = o.store and n.language = o.language,
    unnest(array['page:' || n.id]
      || case when o.footer is null and n.footer is null then '{}' else array['footer'] end
      || case when (o.path, o.page_type, o.category_id, o.is_gone, o.name, o.seo ->> 'description', o.seo ->> 'canonicalUrl',
          o.seo ->> 'robots', jsonb_path_query_first(o.rows, '$.**.mediaId'), conditions_of(o.rows))
        is distinct from (n.path, n.page_type, n.category_id, n.is_gone, n.name, n.seo ->> 'description', n.seo ->> 'canonicalUrl',
          n.seo ->> 'robots', jsonb_path_query_first(n.rows, '$.**.mediaId'), conditions_of(n.rows))
        then array['content'] else '{}' end) tag;
  if tags is null then return null; end if;
  if cardinality(tags) > 200 then tags := array['content']; end if;
  insert into change_log (tag, scope) select tag, 'structure' from unnest(tags) tag on conflict do nothing;
  perform pg_notify('change_log', '');
  return null;
end $$;
--> statement-breakpoint
create trigger pages_updated after update on pages referencing old table as old_rows new table as new_rows
  for each statement execute function log_page_changes();
