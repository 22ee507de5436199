export default '/myaccount/orders'
