export default '/service/newsletter/newsletter-abmelden'
