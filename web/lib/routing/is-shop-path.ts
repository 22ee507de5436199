import { applicationPaths } from '#contract/limits/application-paths.ts'

const own = ['/cat', '/prod', ...applicationPaths]

/** Addresses with capitals or $ don't exist, outside of categories, products and the application (storefront.md §2). */
export function isShopPath(path: string): boolean {
  return !/[\p{Lu}$]/u.test(path) || own.some((root) => path === root || path.startsWith(`${root}/`))
}
