-- Lists that editors put together are content, for the change log.
select
  watch_table('editor_wishlists', '''content''', 'content'),
  watch_table('editor_wishlist_entries', '''content''', 'content');
