export default '/checkout/confirmation'
