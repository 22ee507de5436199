export default '/checkout/shipping'
