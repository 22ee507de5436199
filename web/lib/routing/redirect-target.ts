type RedirectTarget = `/${string}` | `https://${string}` | `http://${string}`

/**
 * Where a redirect of the engine leads, with the query that the visitor came with unless the target has its own. Null
 * for what is neither a path of this shop nor an address on the web: nothing is followed that could run code or leave
 * the shop unseen (//host).
 */
export function redirectTarget(redirectUrl: string, search: string): RedirectTarget | null {
  if (!isTarget(redirectUrl)) return null
  const [path = '', hash] = redirectUrl.split('#')
  const target = path.includes('?') ? path : path + search
  return (hash === undefined ? target : `${target}#${hash}`) as RedirectTarget
}

function isTarget(url: string): url is RedirectTarget {
  return /^(?:\/(?![/\\])|https?:\/\/[^/])/.test(url)
}
