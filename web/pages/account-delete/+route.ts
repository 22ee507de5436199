export default '/myaccount/delete'
