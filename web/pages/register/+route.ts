export default '/myaccount/register'
