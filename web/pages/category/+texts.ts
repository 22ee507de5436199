export default ['listing']
