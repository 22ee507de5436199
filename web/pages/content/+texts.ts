export default ['content', 'teasers', 'listing', 'wishlistEntry']
