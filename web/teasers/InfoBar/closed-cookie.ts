/** Far enough: the specification's year of expiry (storefront.md §9). Browsers cut it to what they allow. */
const expires = 'Fri, 31 Dec 9999 23:59:59 GMT'

/** Cookie that says that the visitor closed the bar; named from the teaser's name (storefront.md §4). */
export function closedCookieName(teaserName: string): string {
  const plain = teaserName
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase()
  return `infobar-${plain || 'note'}`
}

export function isClosed(cookies: string, teaserName: string): boolean {
  const name = closedCookieName(teaserName)
  return cookies.split('; ').some((cookie) => cookie === `${name}=1`)
}

export function closedCookie(teaserName: string, isSecure: boolean): string {
  return `${closedCookieName(teaserName)}=1; Path=/; Expires=${expires}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
