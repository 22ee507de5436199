export type ShopUrl = {
  /** Decoded, with single slashes; the trailing slash is as it came. */
  path: string
  /** Decoded, otherwise as it came. */
  requestedPath: string
  /** With its question mark; empty without. */
  query: string
}

const maxUrlLength = 2000

const isControlCharacter = (character: string): boolean => character < ' ' || character === '\u007f'

/** The path of a URL or path of this shop; null when it is no such thing. */
export const parseShopUrl = (url: string): ShopUrl | null => {
  if (url.length > maxUrlLength) return null
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

export const withTrailingSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`)

/** The path at which editors' content stands for a URL or path of this shop; null when it is no such thing. */
export const contentPathOf = (url: string): string | null => {
  const parsed = parseShopUrl(url)
  return parsed && withTrailingSlash(parsed.path)
}

/** A pattern is a path, or a path ending in * for all below it; a missing trailing slash makes no difference. */
export const matchesPattern = (path: string, pattern: string): boolean =>
  pattern.endsWith('*')
    ? withTrailingSlash(path).startsWith(pattern.slice(0, -1))
    : withTrailingSlash(path) === withTrailingSlash(pattern)
