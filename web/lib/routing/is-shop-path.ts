/** Paths of the application itself, which no rule for editors' addresses is asked about. */
const known =
  /^\/(?:cat|prod|search|rating|login|logout|checkout|computop|myaccount|prime\/checkout|service\/(?:katalog|catalogue|orderform|newsletter)|api)(?:\/|$)/

/** Addresses with capitals or $ don't exist, outside of categories, products and the application (storefront.md §2). */
export function isShopPath(path: string): boolean {
  return known.test(path) || !/[\p{Lu}$]/u.test(path)
}
