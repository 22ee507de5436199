export default '/myaccount/newpassword'
