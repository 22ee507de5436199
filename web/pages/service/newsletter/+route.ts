export default '/service/newsletter'
