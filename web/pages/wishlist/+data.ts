export { loadWishlists as data } from '../../features/wishlist/page/load-wishlists.ts'
