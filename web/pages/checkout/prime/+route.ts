export default '/prime/checkout'
