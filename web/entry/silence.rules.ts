/** Milliseconds after a page has come to be seen again: what a phone broke off meanwhile is nobody's fault (storefront.md §9). */
const silence = 1000

/**
 * Whether words about failed calls are kept back: while nobody looks and for a moment afterwards, and in browsers that say
 * `silentErrorPolicy` (transactions.md §3), which the shop reads and never sets: those that watch it from outside do.
 * `sinceShown`: milliseconds.
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
