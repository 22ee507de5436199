export default ['wishlist', 'wishlistPage']
