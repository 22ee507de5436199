/** Addresses with capitals or $ don't exist, outside of categories and products (storefront.md §2). */
export function isShopPath(path: string): boolean {
  return /^\/(?:cat|prod)\//.test(path) || !/[A-Z$]/.test(path)
}
