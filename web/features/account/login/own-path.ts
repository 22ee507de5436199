import { isServedByEdge, linkTarget } from '#web/lib/routing/link-target.ts'

/** Where a login would lead in a circle. */
const ways = /^\/(?:login|logout|myaccount\/(?:register|resetpassword|newpassword|customernumber))(?:[/?#]|$)/

/** The page that was asked for before the login: a path of this shop, or null for anything else. */
export function ownPath(target: string | null | undefined, origin: string): string | null {
  if (!target?.startsWith('/')) return null
  const found = linkTarget(target, origin)
  if (found.kind !== 'internal' || isServedByEdge(found.href) || ways.test(found.href)) return null
  return found.href
}

/** `path` as its parameter `target`; nothing for the ways to a login themselves. */
export function withTarget(path: string, target: string | null): string {
  return target ? `${path}?${new URLSearchParams({ target })}` : path
}
