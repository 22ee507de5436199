ALTER TABLE "editor_wishlist_entries" DROP CONSTRAINT "editor_wishlist_entries_product_id_products_id_fk";
