export default '/service/mails'
