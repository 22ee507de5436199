/**
 * Paths of the shop's own application, with all below them: the web answers them, also where editors made a page of the
 * same path (storefront.md §2, transactions.md §2). Categories and products have addresses by id, /cat and /prod.
 */
export const applicationPaths = [
  '/search',
  '/compare',
  '/sortiment',
  '/rating',
  '/login',
  '/logout',
  '/checkout',
  '/computop',
  '/offline',
  '/myaccount',
  '/prime/checkout',
  '/service/katalog',
  '/service/catalogue',
  '/service/materialliste',
  '/service/orderform',
  '/service/newsletter',
  '/service/mails',
  '/service/withdrawal',
  '/service/cancellation',
  '/service/contact',
  '/studio',
  '/api',
] as const

const isAtOrBelow = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`)

export const isApplicationPath = (path: string): boolean => applicationPaths.some((root) => isAtOrBelow(path, root))

/** Addresses of categories and products by id. */
export const isEntityPath = (path: string): boolean => isAtOrBelow(path, '/cat') || isAtOrBelow(path, '/prod')
