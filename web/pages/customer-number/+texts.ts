export default ['login', 'account']
