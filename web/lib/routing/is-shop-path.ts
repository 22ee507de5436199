import { isApplicationPath, isEntityPath } from '#contract/limits/application-paths.ts'

/** Addresses with capitals or $ don't exist, outside of categories, products and the application (storefront.md §2). */
export function isShopPath(path: string): boolean {
  return !/[\p{Lu}$]/u.test(path) || isEntityPath(path) || isApplicationPath(path)
}
