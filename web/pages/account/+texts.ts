export default ['login', 'account', 'upload']
