export default '/cat/@id'
