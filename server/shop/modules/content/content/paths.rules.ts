import { applicationPaths } from '#contract/limits/application-paths.ts'

export type ShopUrl = {
  /** Decoded, with single slashes; the trailing slash is as it came. */
  path: string
  /** Decoded, otherwise as it came. */
  requestedPath: string
  /** With its question mark; empty without. */
  query: string
}

const longestUrl = 2000

const isControlCharacter = (character: string): boolean => character < ' ' || character === '\u007f'

/** The path of a URL or path of this shop; null when it is no such thing. */
export const parseShopUrl = (url: string): ShopUrl | null => {
  if (url.length > longestUrl) return null
  const [withoutHash = ''] = url.replace(/^https?:\/\/[^/?#]*/i, '').split('#')
  const mark = withoutHash.indexOf('?')
  const raw = mark < 0 ? withoutHash : withoutHash.slice(0, mark)
  const query = mark < 0 ? '' : withoutHash.slice(mark)
  try {
    const requestedPath = decodeURIComponent(raw === '' ? '/' : raw)
    const path = requestedPath.replaceAll(/\/{2,}/g, '/')
    const isWellFormed = path.startsWith('/') && !path.includes('\\') && ![...path].some(isControlCharacter)
    return isWellFormed ? { path, requestedPath, query: query === '?' ? '' : query } : null
  } catch {
    return null
  }
}

const isAtOrBelow = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`)

export const isApplicationPath = (path: string): boolean => applicationPaths.some((root) => isAtOrBelow(path, root))

/** Uppercase letters or $ outside /cat and /prod are no path of this shop (storefront.md §2). */
export const hasForbiddenCharacters = (path: string): boolean =>
  /[\p{Lu}$]/u.test(path) && !isAtOrBelow(path, '/cat') && !isAtOrBelow(path, '/prod')

export const withTrailingSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`)

/** Form in which redirects are stored and looked up: a trailing slash makes no difference. */
export const redirectKey = (path: string): string => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path)

/** An editor's redirect keeps what the visitor's address carried, unless it has a query of its own. */
export const withQuery = (target: string, query: string): string => {
  if (query === '' || target.includes('?')) return target
  const hash = target.indexOf('#')
  return hash < 0 ? target + query : target.slice(0, hash) + query + target.slice(hash)
}

type EntityPath = { kind: 'category' | 'product'; id: string; canonical: string }

/** /cat/{id} and /prod/{id}; a slash behind them is not canonical. */
export const parseEntityPath = (path: string): EntityPath | null => {
  const match = /^\/(cat|prod)\/([^/]+)\/?$/.exec(path)
  if (!match?.[1] || !match[2]) return null
  const kind = match[1] === 'cat' ? 'category' : 'product'
  return { kind, id: match[2], canonical: `/${match[1]}/${match[2]}` }
}

/** A pattern is a path, or a path ending in * for all below it; a missing trailing slash makes no difference. */
export const matchesPattern = (path: string, pattern: string): boolean =>
  pattern.endsWith('*')
    ? withTrailingSlash(path).startsWith(pattern.slice(0, -1))
    : withTrailingSlash(path) === withTrailingSlash(pattern)
