-- What is said of a product, for the change log; votes as helpful lie in tables that are not watched.
select watch_table('reviews', '''product:'' || r.product_id', 'catalogue', 'values');
