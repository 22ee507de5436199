export default ['product']
