/**
 * Editors' pages at and below these paths are not for search engines (storefront.md §9), unless the page says otherwise: the web
 * draws them with noindex, and the engine leaves them out of the sitemap. Pages of the application say it in their `+config.ts`.
 */
export const unindexedPaths = [
  '/service/newsletter/newsletter-abmelden',
  '/service/newsletter/success',
  '/basket',
  '/password',
  '/wishlist',
  '/register',
  '/resetpassword',
  '/prime/checkout',
  '/returns',
] as const
