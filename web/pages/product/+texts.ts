export default ['product', 'buy', 'reviews']
