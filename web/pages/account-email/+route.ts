export default '/myaccount/email'
