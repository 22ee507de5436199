import { loginState } from '../../../lib/visitor/login-state.ts'

/** Marks a browser in which somebody without login has begun a list: only then the shop is asked for it. */
const hint = 'hasWishlist'
/** The list that was chosen last (storefront.md §4). */
const activeCookie = 'wishlist'
const day = 24 * 60 * 60
/** As long as the shop knows a visitor without login (transactions.md §9). */
const lifetime = 30 * day

export const isLoggedIn = (): boolean => loginState() === 'logged_in'

/** Nobody who can't have anything on a list costs a request. */
export function mayHaveLists(): boolean {
  return isLoggedIn() || read() === '1'
}

export function rememberLists(areAny: boolean): void {
  try {
    if (areAny) localStorage.setItem(hint, '1')
    else localStorage.removeItem(hint)
  } catch {
    // Without storage hearts stay empty on the next page; the list itself is the shop's.
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(hint)
  } catch {
    return null
  }
}

export function activeList(cookies = document.cookie): string | null {
  const value = new RegExp(`(?:^|; )${activeCookie}=([^;]+)`).exec(cookies)?.[1]
  return value ? decodeURIComponent(value) : null
}

export function rememberActiveList(externalId: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in all browsers yet
  document.cookie = `${activeCookie}=${encodeURIComponent(externalId)}; Path=/; Max-Age=${lifetime}; SameSite=Lax${secure}`
}
