export default '/myaccount/organisation'
