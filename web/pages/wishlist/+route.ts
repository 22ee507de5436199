export default '/myaccount/wishlist'
