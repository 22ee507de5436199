/**
 * Milliseconds after a page becomes visible again in which errors stay silent: phones cut connections of hidden pages
 * (storefront.md §9).
 */
const silence = 1000

/**
 * True when messages about failed calls are suppressed: while the page is hidden, for a moment afterwards, and in
 * browsers with the cookie `silentErrorPolicy` (transactions.md §3). The shop only reads that cookie; external
 * monitoring sets it. `sinceShown`: milliseconds.
 */
export function isSilent({
  isHidden,
  sinceShown,
  cookies,
}: {
  isHidden: boolean
  sinceShown: number
  cookies: string
}) {
  return isHidden || sinceShown < silence || /(?:^|; )silentErrorPolicy=[^;]/.test(cookies)
}
