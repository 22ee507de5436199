-- An import writes every column of a product that differs in one, so that which are written says nothing: its rank and
-- its ratings move every day and make no other page of it.
drop trigger products_changed_at on products;
--> statement-breakpoint
create trigger products_changed_at before update on products for each row
  when ((to_jsonb(old) - array['sales_rank', 'rating', 'number_of_ratings', 'is_topseller', 'changed_at'])
    is distinct from (to_jsonb(new) - array['sales_rank', 'rating', 'number_of_ratings', 'is_topseller', 'changed_at']))
  execute function note_change();
