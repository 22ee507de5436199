export default '/myaccount/password'
