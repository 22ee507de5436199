import type { PageContext } from 'vike/types'

/** Return pages of card and TWINT, and of the other providers (transactions.md §2.2): their last part is the payment's token. */
export default ({ urlPathname }: PageContext) => {
  const token = /^\/(?:computop\/success|checkout\/return)\/([\w-]{20,64})$/.exec(urlPathname)?.[1]
  return token ? { routeParams: { token } } : false
}
