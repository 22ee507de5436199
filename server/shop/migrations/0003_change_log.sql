-- What changed, for every process that holds a copy. A row belongs to its transaction (xid): readers ask for what their
-- last snapshot could not see, which is exact, whereas ids are given out in another order than transactions commit.
create table change_log (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  tag text not null,
  scope text not null check (scope in ('values', 'structure')),
  at timestamptz not null default clock_timestamp(),
  unique (xid, tag, scope)
);
--> statement-breakpoint
create index change_log_at on change_log (at);
--> statement-breakpoint
-- The newest transaction whose rows were pruned: a reader that has not seen it has missed something.
create table change_log_horizon (
  is_only boolean primary key default true check (is_only),
  xid xid8 not null
);
--> statement-breakpoint
insert into change_log_horizon (xid) values ('0');
--> statement-breakpoint
-- Arguments: SQL for the tag (or a set of them) over a row called r; the tag that stands for many rows; the scope.
create function log_changes() returns trigger language plpgsql as $$
declare
  changed text := case tg_op
    when 'INSERT' then 'select * from new_rows'
    when 'DELETE' then 'select * from old_rows'
    else 'select * from new_rows union all select * from old_rows' end;
  touched integer;
  tags text[];
  scope text := tg_argv[2];
begin
  execute format('select count(*) from (select 1 from (%s) r limit 1001) c', changed) into touched;
  if touched = 0 then return null; end if;
  if touched <= 1000 then
    execute format(
      'select array_agg(tag) from (select distinct %s as tag from (%s) r limit 202) t where tag is not null',
      tg_argv[0], changed) into tags;
  end if;
  if touched > 1000 or cardinality(tags) > 200 then
    tags := array[tg_argv[1]];
    scope := 'structure';
  end if;
  insert into change_log (tag, scope) select tag, scope from unnest(tags) tag on conflict do nothing;
  perform pg_notify('change_log', '');
  return null;
end $$;
--> statement-breakpoint
-- Logs the changes of a table from now on. update_scope is that of updates where it differs.
create function watch_table(
  watched text, tag text, bulk_tag text, scope text default 'structure', update_scope text default null
) returns void language plpgsql as $$
begin
  execute format('create trigger %1$I after insert on %2$I referencing new table as new_rows
    for each statement execute function log_changes(%3$L, %4$L, %5$L)', watched || '_inserted', watched, tag, bulk_tag, scope);
  execute format('create trigger %1$I after update on %2$I referencing old table as old_rows new table as new_rows
    for each statement execute function log_changes(%3$L, %4$L, %5$L)',
    watched || '_updated', watched, tag, bulk_tag, coalesce(update_scope, scope));
  execute format('create trigger %1$I after delete on %2$I referencing old table as old_rows
    for each statement execute function log_changes(%3$L, %4$L, %5$L)', watched || '_deleted', watched, tag, bulk_tag, scope);
end $$;
--> statement-breakpoint
select
  watch_table('categories', '''catalogue''', 'catalogue'),
  watch_table('category_texts', '''catalogue''', 'catalogue'),
  watch_table('attributes', '''catalogue''', 'catalogue'),
  watch_table('attribute_values', '''catalogue''', 'catalogue'),
  watch_table('manufacturers', '''catalogue''', 'catalogue'),
  watch_table('badges', '''catalogue''', 'catalogue'),
  watch_table('labels', '''catalogue''', 'catalogue'),
  watch_table('warnings', '''catalogue''', 'catalogue'),
  watch_table('textile_care_icons', '''catalogue''', 'catalogue');
--> statement-breakpoint
select
  watch_table('products', '''product:'' || r.id', 'catalogue'),
  watch_table('product_texts', '''product:'' || r.product_id', 'catalogue'),
  watch_table('product_attribute_values', '''product:'' || r.product_id', 'catalogue'),
  watch_table('product_categories',
    'unnest(array[''product:'' || r.product_id, ''category:'' || r.category_id])', 'catalogue'),
  watch_table('product_badges', '''product:'' || r.product_id', 'catalogue', 'values'),
  watch_table('product_labels', '''product:'' || r.product_id', 'catalogue', 'values'),
  watch_table('product_textile_care_icons', '''product:'' || r.product_id', 'catalogue', 'values'),
  watch_table('product_relations', '''product:'' || r.product_id', 'catalogue', 'values'),
  watch_table('lightning_deals', '''product:'' || r.product_id', 'catalogue', 'values'),
  watch_table('items', '''product:'' || r.product_id', 'catalogue', 'structure', 'values');
--> statement-breakpoint
select
  watch_table(name, '''product:'' || (select i.product_id from items i where i.id = r.item_id)', 'catalogue', scope)
from (values
  ('item_prices', 'values'), ('item_variant_values', 'structure'), ('item_pictures', 'values'), ('item_warnings', 'values')
) as watched (name, scope);
