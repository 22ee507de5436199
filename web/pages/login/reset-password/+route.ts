export default '/myaccount/resetpassword'
