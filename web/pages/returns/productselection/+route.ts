export default '/myaccount/returns/productselection'
