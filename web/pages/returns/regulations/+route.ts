export default '/myaccount/returns/regulations'
