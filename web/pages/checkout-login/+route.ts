export default '/checkout/login'
