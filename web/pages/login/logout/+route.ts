export default '/logout'
