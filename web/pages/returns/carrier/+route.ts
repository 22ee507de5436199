export default '/myaccount/returns/carrier'
