/** What belongs to one visitor, and what would have search engines walk for ever. */
const disallowed = [
  '/api/',
  '/graphql',
  '/search',
  '/rating',
  '/login',
  '/logout',
  '/checkout',
  '/prime/checkout',
  '/myaccount',
] as const

/** The same rules in every store, each with its own sitemap. `baseUrl` has no slash at its end. */
export function robotsTxt(baseUrl: string): string {
  return [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${baseUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
