export default '/myaccount/returns'
