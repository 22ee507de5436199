export default ['offline']
