export default ['login', 'loginGate']
