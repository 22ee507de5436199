export default ['wishlist', 'wishlistEntry', 'wishlistPage']
