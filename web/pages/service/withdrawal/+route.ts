export default '/service/withdrawal'
