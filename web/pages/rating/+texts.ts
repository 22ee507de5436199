export default ['rating']
