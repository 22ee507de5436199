export default '/myaccount'
