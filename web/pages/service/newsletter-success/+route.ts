export default '/service/newsletter/success'
