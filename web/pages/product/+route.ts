export default '/prod/@id'
