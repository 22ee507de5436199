import type { CmsTeaser, GridRow, Image, TeaserAttribute } from '#contract/generated/types.ts'
import type { GridRow as StoredRow, CmsTeaser as StoredTeaser } from '#schemas/generated/grid.ts'
import { isTimely, shownTo } from './teaser-conditions.rules.ts'

type StoredPicture = { mediaId: string; alt: string; title?: string }
type StoredLink = { url: string; openInNewWindow?: boolean }
type StoredGroup = Record<string, unknown>

/** What pages need of the outside to be put into wire form. */
export type WireSources = {
  /** Null when the picture is unknown. */
  imageOf: (picture: StoredPicture) => Image | null
  /** Host of the store: links to it are internal. */
  host: string
  /** An editors' address as browsers understand it: `store:b2b/…` with the base URL of that store. */
  urlOf: (url: string) => string
}

const isPicture = (value: object): value is StoredPicture => 'mediaId' in value

const isLink = (value: object): value is StoredLink => 'url' in value

/** Path, query and anchor of a link within the shop; null when it leads elsewhere (storefront.md §5). */
const internalPath = (url: string, host: string): string | null => {
  if (url.startsWith('/') || url.startsWith('#')) return url
  if (!URL.canParse(url)) return null
  const { protocol, host: target, hostname, pathname, search, hash } = new URL(url)
  const isOwn = protocol.startsWith('http') && (target === host || hostname === host)
  return isOwn ? pathname + search + hash : null
}

const toAttribute = (name: string, value: unknown, sources: WireSources): TeaserAttribute | null => {
  if (typeof value === 'string') return { name, text: value }
  if (typeof value === 'number' || typeof value === 'boolean') return { name, value: String(value) }
  if (Array.isArray(value)) {
    return { name, valueList: value.map((group: StoredGroup) => ({ attributes: toAttributes(group, sources) })) }
  }
  if (typeof value !== 'object' || value === null) return null
  if (isPicture(value)) {
    const image = sources.imageOf(value)
    if (!image) return null
    const { src, alt, title, width, height } = image
    return { name, url: src, altTag: alt, imgTitle: title ?? null, width, height, sources: image.sources }
  }
  if (isLink(value)) {
    const { openInNewWindow = false } = value
    const url = sources.urlOf(value.url)
    return { name, url, urlPath: internalPath(url, sources.host), openLinkInNewWindow: openInNewWindow }
  }
  return { name, valueList: [{ attributes: toAttributes(value as StoredGroup, sources) }] }
}

/** Values without anything to show (an unknown picture) are left out. */
const toAttributes = (group: StoredGroup, sources: WireSources): TeaserAttribute[] =>
  Object.entries(group).flatMap(([name, value]) => toAttribute(name, value, sources) ?? [])

const toWireTeaser = (teaser: StoredTeaser, sources: WireSources): CmsTeaser => ({
  id: teaser.id,
  name: teaser.name,
  type: teaser.type,
  template: teaser.template ?? null,
  attributes: toAttributes(teaser.attributes as StoredGroup, sources),
  ...shownTo(teaser),
})

/** `at`: the time for which teasers are shown, in milliseconds since 1970. */
export const toWireRow = (row: StoredRow, sources: WireSources, at: number): GridRow => ({
  id: row.id ?? null,
  cells: row.cells.map((cell) => ({
    id: cell.id ?? null,
    x: cell.x,
    y: cell.y,
    width: cell.width,
    height: cell.height,
    backgroundgreydots: cell.backgroundgreydots ?? false,
    nospaces: cell.nospaces ?? false,
    paperbordertop: cell.paperbordertop ?? false,
    paperborderbottom: cell.paperborderbottom ?? false,
    whiteBackground: cell.whiteBackground ?? false,
    whiteBackgroundFullWidth: cell.whiteBackgroundFullWidth ?? false,
    noMarginTop: cell.noMarginTop ?? false,
    teasers: cell.teasers.filter((teaser) => isTimely(teaser, at)).map((teaser) => toWireTeaser(teaser, sources)),
  })),
})

type Place = { path: string; picture: StoredPicture }

/** All pictures in a stored value, however deep, with their place as validation names it. */
export const picturesIn = (value: unknown, path = ''): Place[] => {
  if (typeof value !== 'object' || value === null) return []
  if (isPicture(value)) return [{ path, picture: value }]
  return Object.entries(value).flatMap(([key, inner]) =>
    picturesIn(inner, Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`),
  )
}

/** What a recommendations teaser shows: chosen products, or the best sellers of a category. */
export type Recommendation = { productIds: string[]; categoryId: string | null }

export const recommendationType = 'recommendations'

/** Its products come by the teaser's id, after the page. */
export const isRecommending = ({ type }: Pick<StoredTeaser, 'type'>): boolean => type === recommendationType

/** Read from the stored form. */
export const storedRecommendation = ({ attributes }: StoredTeaser): Recommendation => {
  const { productIds = [], categoryId = null } = attributes as {
    productIds?: { productId: string }[]
    categoryId?: string
  }
  return { productIds: productIds.map(({ productId }) => productId), categoryId }
}

/** Read from the wire form. */
export const wireRecommendation = ({ attributes }: CmsTeaser): Recommendation => {
  const named = (name: string) => attributes.find((attribute) => attribute.name === name)
  const groups = named('productIds')?.valueList ?? []
  return {
    productIds: groups.flatMap((group) =>
      group.attributes.flatMap(({ name, text }) => (name === 'productId' && text) || []),
    ),
    categoryId: named('categoryId')?.text ?? null,
  }
}
