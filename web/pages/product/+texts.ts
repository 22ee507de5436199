export default ['product', 'reviews']
