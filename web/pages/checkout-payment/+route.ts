export default '/checkout/payment'
