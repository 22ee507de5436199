-- When a row last became another one, for sitemaps. Not among the columns of the tables in TypeScript: nobody writes it
-- but these triggers, and an import that brings what is there already leaves it alone.
alter table pages add column changed_at timestamptz not null default now();
--> statement-breakpoint
alter table categories add column changed_at timestamptz not null default now();
--> statement-breakpoint
alter table category_texts add column changed_at timestamptz not null default now();
--> statement-breakpoint
alter table products add column changed_at timestamptz not null default now();
--> statement-breakpoint
alter table product_texts add column changed_at timestamptz not null default now();
--> statement-breakpoint
create function note_change() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end $$;
--> statement-breakpoint
create trigger pages_changed_at before update on pages for each row execute function note_change();
--> statement-breakpoint
create trigger categories_changed_at before update on categories for each row execute function note_change();
--> statement-breakpoint
create trigger category_texts_changed_at before update on category_texts for each row execute function note_change();
--> statement-breakpoint
-- Its number of ratings and its rank move on every day and are no other page.
create trigger products_changed_at before update of manufacturer_id, stores, is_book, on_sale_since, delivery_free,
  is_retired, energy_label, youtube_videos, audio_samples, downloads, extra_tabs, data_and_facts, label_attributes
  on products for each row execute function note_change();
--> statement-breakpoint
create trigger product_texts_changed_at before update on product_texts for each row execute function note_change();
