export default '/login'
