export default '/checkout/summary'
