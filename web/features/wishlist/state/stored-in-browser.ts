import { loginState } from '#web/lib/visitor/login-state.ts'

/**
 * Storage key that marks a browser whose visitor has a list without login; without it and without login nothing is
 * requested.
 */
const hint = 'hasWishlist'
/** Cookie with the id of the list that was chosen last (storefront.md §4). */
const activeCookie = 'wishlist'
const day = 24 * 60 * 60
/** As long as the shop keeps a visitor without login (transactions.md §9). */
const lifetime = 30 * day

export const isLoggedIn = (): boolean => loginState() === 'logged_in'

/** True when the visitor may have lists; for other visitors no request is sent. */
export function mayHaveLists(): boolean {
  return isLoggedIn() || read() === '1'
}

export function rememberLists(areAny: boolean): void {
  try {
    if (areAny) localStorage.setItem(hint, '1')
    else localStorage.removeItem(hint)
  } catch {
    // Without storage the next page shows empty hearts; the shop still keeps the list.
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(hint)
  } catch {
    return null
  }
}

export function activeList(): string | null {
  const value = new RegExp(`(?:^|; )${activeCookie}=([^;]+)`).exec(document.cookie)?.[1]
  return value ? decodeURIComponent(value) : null
}

export function rememberActiveList(externalId: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in all browsers yet
  document.cookie = `${activeCookie}=${encodeURIComponent(externalId)}; Path=/; Max-Age=${lifetime}; SameSite=Lax${secure}`
}
