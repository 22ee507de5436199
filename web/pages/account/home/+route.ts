export default '/myaccount/overview'
