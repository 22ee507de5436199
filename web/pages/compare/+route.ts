export default '/compare'
