import type { StoreId } from '#contract/generated/types.ts'
import type {
  ImportAbTest,
  ImportPage,
  ImportRedirect,
  ImportSearchRedirect,
  ImportStore,
  ImportSynonyms,
} from '#contract/import/content.ts'
import { parseShopUrl } from '#contract/shop-paths.ts'
import type { Executor } from '#engine/db/database.ts'
import { wordsOf } from '#engine/search-index/words/words.ts'
import { validatePage } from '#schemas/validate.ts'
import { unknownMedia } from '../../catalogue/media/media.import.ts'
import { redirectQuery } from '../../catalogue/search/search.rules.ts'
import type { ContentViolation } from './content-violation.ts'
import { redirectKey } from './paths.rules.ts'
import { picturesIn } from './teaser-wire.ts'

const nameOf = ({ id, store, language }: ImportPage): string => `page ${id} (${store}, ${language})`

export const schemaViolations = (page: ImportPage): ContentViolation[] =>
  validatePage(page)
    .filter(({ level }) => level === 'error')
    .map(({ path, message }) => ({ record: nameOf(page), path, message }))

/** Two pages at one address: which of them a visitor gets would be chance. */
export const addressViolations = (pages: ImportPage[]): ContentViolation[] => {
  const pageByPath = new Map<string, ImportPage>()
  return pages.flatMap((page) => {
    if (page.path === null) return []
    const address = `${page.store} ${page.language} ${page.path}`
    const other = pageByPath.get(address)
    pageByPath.set(address, page)
    return other && other.id !== page.id
      ? [{ record: nameOf(page), path: 'path', message: `is the path of ${nameOf(other)}, too` }]
      : []
  })
}

const needsTarget = 'must be a path of the shop or an absolute URL'
/** Browsers leave control characters out and read a backslash as a slash, which may make another host of a path. */
const isTarget = (target: string): boolean => /^(https?:\/\/|\/(?!\/))/.test(target) && !/[\p{Cc}\\]/u.test(target)

export const searchRedirectViolations = ({
  store,
  language,
  query,
  target,
}: ImportSearchRedirect): ContentViolation[] => {
  const record = `search redirect ${query} (${store}, ${language})`
  return [
    ...(redirectQuery(query) === '' ? [{ record, path: 'query', message: 'has no words' }] : []),
    ...(isTarget(target) ? [] : [{ record, path: 'target', message: needsTarget }]),
  ]
}

export const synonymViolations = ({ id, language, terms, meanings }: ImportSynonyms): ContentViolation[] => {
  const isEmpty = [...terms, ...(meanings ?? [])].some((term) => wordsOf(term).length === 0)
  const isAlone = terms.length + (meanings?.length ?? 0) < 2
  const message = isEmpty ? 'has a term without words' : isAlone ? 'needs two terms or a meaning' : null
  return message === null ? [] : [{ record: `synonyms ${id} (${language})`, path: 'terms', message }]
}

/** Names a cookie of the edge; `seed` is the one from which it draws variants. */
export const abTestViolations = ({ id, store }: ImportAbTest): ContentViolation[] => {
  const message =
    id === 'seed'
      ? 'is a name that the edge needs itself'
      : /^[\w-]{1,64}$/.test(id)
        ? null
        : 'must be 1 to 64 letters, digits, - or _'
  return message === null ? [] : [{ record: `A/B test ${id} (${store})`, path: 'id', message }]
}

type StoreHost = Pick<ImportStore, 'id' | 'host'>

/**
 * Store and path to which an address leads, as redirects are looked up: a path leads within the store, an absolute address to
 * the store of its host, which may be that of the English pages. Null for another site.
 */
const placeOf = (url: string, store: StoreId, stores: readonly StoreHost[]): string | null => {
  const host = URL.parse(url)?.host
  const own = url.startsWith('/') ? store : stores.find((each) => host === each.host || host === `en.${each.host}`)?.id
  return own === undefined ? null : `${own} ${redirectKey(parseShopUrl(url)?.path ?? url)}`
}

export const redirectViolations = (redirect: ImportRedirect, stores: readonly StoreHost[]): ContentViolation[] => {
  const { store, from, to } = redirect
  const record = `redirect ${from} (${store})`
  if (!parseShopUrl(from) || !from.startsWith('/')) {
    return [{ record, path: 'from', message: 'must be a path of the shop' }]
  }
  if (!isTarget(to)) return [{ record, path: 'to', message: needsTarget }]
  return placeOf(to, store, stores) === placeOf(from, store, stores)
    ? [{ record, path: 'to', message: 'leads to itself' }]
    : []
}

type Leading = Pick<ImportRedirect, 'store' | 'from' | 'to'>

/** Whether a redirect leads to a path of its store, however it is spelled: with the host, with a query, without the slash at the end. */
export const leadsTo = ({ store, to }: Leading, path: string, stores: readonly StoreHost[]): boolean =>
  placeOf(to, store, stores) === placeOf(path, store, stores)

/** Tells of a redirect whether it leads back to itself by others of `all`; of two from the same path the later one counts. */
export const circleViolationsAmong = (all: readonly Leading[], stores: readonly StoreHost[]) => {
  const next = new Map(all.map(({ store, from, to }) => [placeOf(from, store, stores), placeOf(to, store, stores)]))
  return ({ store, from, to }: Leading): ContentViolation[] => {
    const way = [placeOf(from, store, stores)]
    let at = placeOf(to, store, stores)
    while (at !== null && !way.includes(at)) {
      way.push(at)
      at = next.get(at) ?? null
    }
    if (at === null || at !== way[0] || way.length === 1) return []
    const paths = [...way, at].map((place) => place?.slice(place.indexOf(' ') + 1))
    return [{ record: `redirect ${from} (${store})`, path: 'to', message: `leads in a circle: ${paths.join(' → ')}` }]
  }
}

/** Parameters with which a search is no longer one that was just typed: no rule counts for it. */
const choice = /^(?:oq|sort|filter\..+)$/

/** The search to which a rule leads, in the form in which rules are compared; null for a page, and for a search with choices. */
const searchAhead = ({ store, target }: ImportSearchRedirect, stores: readonly StoreHost[]): string | null => {
  if (placeOf(target, store, stores) !== `${store} /search`) return null
  const parameters = new URLSearchParams(parseShopUrl(target)?.query)
  return [...parameters.keys()].some((name) => choice.test(name)) ? null : redirectQuery(parameters.get('q') ?? '')
}

/** As `circleViolationsAmong`, of searches that lead to other searches. */
export const searchCircleViolationsAmong = (all: readonly ImportSearchRedirect[], stores: readonly StoreHost[]) => {
  const keyOf = ({ store, language }: ImportSearchRedirect, query: string) => `${store} ${language} ${query}`
  const next = new Map(all.map((each) => [keyOf(each, redirectQuery(each.query)), searchAhead(each, stores)]))
  return (redirect: ImportSearchRedirect): ContentViolation[] => {
    const { store, language, query } = redirect
    const way = [redirectQuery(query)]
    let at = searchAhead(redirect, stores)
    while (at !== null && !way.includes(at)) {
      way.push(at)
      at = next.get(keyOf(redirect, at)) ?? null
    }
    if (at === null || at !== way[0]) return []
    const message = way.length === 1 ? 'leads to itself' : `leads in a circle: ${[...way, at].join(' → ')}`
    return [{ record: `search redirect ${query} (${store}, ${language})`, path: 'target', message }]
  }
}

export const unknownPictures = async (db: Executor, pages: ImportPage[]): Promise<ContentViolation[]> => {
  const places = pages.flatMap((page) =>
    [...picturesIn(page.rows, 'rows'), ...picturesIn(page.footer, 'footer')].map((place) => ({ page, ...place })),
  )
  const unknown = await unknownMedia(
    db,
    places.map(({ picture }) => picture.mediaId),
  )
  return places
    .filter(({ picture }) => unknown.has(picture.mediaId))
    .map(({ page, path, picture }) => ({
      record: nameOf(page),
      path,
      message: `shows a picture that is not in the media library: ${picture.mediaId}`,
    }))
}
