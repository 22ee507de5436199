export default ['login', 'wall']
