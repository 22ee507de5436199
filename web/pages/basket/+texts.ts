export default ['cart']
