export default '/checkout/basket'
