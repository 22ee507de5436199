/**
 * Names the warning that a redirect of the checkout takes along. Pages don't read it, so it makes no second page in the cache; the
 * script takes it out of the address and shows the warning (start.ts).
 */
export const warningParameter = 'checkout'
