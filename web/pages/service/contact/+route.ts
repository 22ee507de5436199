export default '/service/contact'
