export default '/myaccount/returns/confirm'
