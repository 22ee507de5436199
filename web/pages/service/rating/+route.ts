export default '/rating'
