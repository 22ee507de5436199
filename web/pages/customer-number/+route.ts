export default '/myaccount/customernumber'
