export default '/myaccount/contact-details'
