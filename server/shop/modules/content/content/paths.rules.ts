import { isEntityPath } from '#contract/limits/application-paths.ts'

/** Uppercase letters or $ outside /cat and /prod are no path of this shop (storefront.md §2). */
export const hasForbiddenCharacters = (path: string): boolean => /[\p{Lu}$]/u.test(path) && !isEntityPath(path)

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
