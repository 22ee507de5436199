export default ['listing', 'search']
