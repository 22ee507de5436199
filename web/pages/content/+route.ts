/** The home page and every path that no other page takes (storefront.md §2): what stands there, editors decide. */
export default () => ({ precedence: -1 })
