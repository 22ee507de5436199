/** The page of the lists. */
export const listsPath = '/myaccount/wishlist'

export function listPath(externalId?: string): string {
  return externalId ? `${listsPath}?list=${encodeURIComponent(externalId)}` : listsPath
}

/** Where strangers log in, and come back from (storefront.md §2). */
export function loginPath(target: string): string {
  return `/login?target=${encodeURIComponent(target)}`
}

export function registerPath(target: string): string {
  return `/myaccount/register?origin=wishlist&target=${encodeURIComponent(target)}`
}

export function invitationPath(token: string): string {
  return `${listsPath}?invite=${encodeURIComponent(token)}`
}
