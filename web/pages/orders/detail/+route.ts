export default '/myaccount/orders/orderdetail'
