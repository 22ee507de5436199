import type {
  ProductTile,
  Wishlist,
  WishlistChange,
  WishlistClaim,
  WishlistComment,
  WishlistEntry,
  WishlistInvitation,
  Wishlists,
  WishlistsEssentials,
  WishlistTotals,
  WishlistUser,
} from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { Owner } from '#engine/call/caller.ts'
import type { Executor } from '#engine/db/database.ts'
import type { BuyerGroup } from '../../catalogue/product/pricing/buyer-price.rules.ts'
import type { ProductService } from '../../catalogue/product/product.service.ts'
import { type ListedItem, type ListedProduct, priceAt } from '../../catalogue/product/tiles/listed-products.ts'
import { pricingOf } from '../../catalogue/product/tiles/tiles.service.ts'
import { findBuyerGroup } from '../../content/uploads/buyer-group.ts'
import { type ClaimRow, findClaims } from './claims/claims.repository.ts'
import { type ClaimViewer, toClaim } from './claims/claims.rules.ts'
import { type EntryRow, findEntries } from './entries/entries.repository.ts'
import { addUp, noSums, type Sums, shareDeals, sumsOf, toTotals } from './entries/totals.rules.ts'
import { findMembers, type ListRow, type MemberRow } from './lists/lists.repository.ts'
import { may, type Right } from './rights/rights.rules.ts'
import { type CommentRow, findComments } from './sharing/sharing.repository.ts'

type Lazy<Value> = () => Promise<Value>

/** Values for resolvers: fields that are functions are only computed when they are selected. */
export type EntryView = Omit<WishlistEntry, 'replacement' | 'comments' | 'claims'> & {
  replacement: Lazy<WishlistEntry['replacement']>
  comments: Lazy<WishlistComment[]>
  claims: Lazy<WishlistClaim[]>
}

export type ListView = Omit<Wishlist, 'entries' | 'totals' | 'users' | 'comments'> & {
  entries: Lazy<EntryView[]>
  totals: Lazy<WishlistTotals>
  users: Lazy<WishlistUser[]>
  comments: Lazy<WishlistComment[]>
}

export type ListsView = Omit<Wishlists, 'merkzettel' | 'namedLists' | 'totalProductsInMerkzettel'> & {
  merkzettel: ListView
  namedLists: ListView[]
  totalProductsInMerkzettel: Lazy<number>
}

export type ChangeView = Omit<WishlistChange, 'wishlist' | 'essentials'> & {
  wishlist: ListView | null
  essentials: Lazy<WishlistsEssentials>
}

export type InvitationView = Omit<WishlistInvitation, 'entries'> & { entries: Lazy<EntryView[]> }

export type Say = (key: string, audience: Audience, values?: Record<string, string | number>) => string

/** The viewer of a list; null for read-only access, as to editors' lists. */
type Viewer = { customerId: string | null; right: Right } | null

/** What people have added to an entry. */
export type Additions = {
  comments: (entryId: string) => Promise<WishlistComment[]>
  claims: (entryId: string) => Promise<WishlistClaim[]>
}

export const noAdditions: Additions = { comments: () => Promise.resolve([]), claims: () => Promise.resolve([]) }

type Content = { entries: EntryView[]; sums: Sums }

const once = <Value>(work: () => Promise<Value>): (() => Promise<Value>) => {
  let value: Promise<Value> | undefined
  return () => {
    value ??= work()
    return value
  }
}

type ViewDependencies = { db: Executor; product: ProductService; say: Say }

const timeZone = 'Europe/Berlin'

const nameOf = (
  { firstName, lastName }: { firstName: string; lastName: string },
  audience: Audience,
  { say }: ViewDependencies,
): string => `${firstName} ${lastName}`.trim() || say('formerMember', audience)

/** A comment or member with who looks at it, in whose language. */
type Look = { audience: Audience; viewer: Viewer }

const toComment = (row: CommentRow, { audience, viewer }: Look, dependencies: ViewDependencies): WishlistComment => ({
  externalId: row.id,
  positionId: row.entryId,
  comment: row.comment,
  name: nameOf(row, audience, dependencies),
  date: row.writtenAt,
  displayedDate: new Intl.DateTimeFormat(audience.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(row.writtenAt)),
  allowedToDeleteByUser:
    viewer !== null && (row.customerId === viewer.customerId || may(viewer.right, 'deleteAnyComment')),
})

const toUser = (row: MemberRow, { audience, viewer }: Look, dependencies: ViewDependencies): WishlistUser => ({
  userId: row.customerId,
  name: nameOf(row, audience, dependencies),
  right: row.right,
  isCreator: row.right === 'creator',
  isSelf: row.customerId === viewer?.customerId,
})

const toProduct = (listed: ListedProduct, item: ListedItem | null): WishlistEntry['product'] => ({
  id: listed.id,
  name: listed.name,
  path: listed.path,
  brand: listed.brand,
  crumbs: listed.crumbs,
  image: item?.image ?? listed.image,
  hasMultipleItems: listed.items.length > 1,
  minimumOrderQuantity: (item ?? listed.best)?.minimumOrderQuantity ?? 1,
})

const toItem = (item: ListedItem): NonNullable<WishlistEntry['item']> => ({
  id: item.id,
  name: item.name,
  path: item.path,
  image: item.image,
  orderNumber: item.orderNumber,
  variantInfoList: item.variants,
  maxQuantity: item.maxQuantity,
  minimumOrderQuantity: item.minimumOrderQuantity,
  deliveryStatusColor: item.deliveryStatusColor,
  deliveryStatusText: item.deliveryStatusText,
})

/** The first replacement that can be had of each product, as tiles: two queries for any number of products. */
const findReplacements = async (
  listed: ReadonlyMap<string, ListedProduct>,
  audience: Audience,
  { db, product }: ViewDependencies,
): Promise<Map<string, ProductTile | null>> => {
  const ids = [...listed.values()].flatMap(({ replacementIds }) => replacementIds)
  const offered = await product.listed(db, [...new Set(ids)], audience, null)
  const isOffered = (id: string) => offered.get(id)?.items.some(({ isSaleable }) => isSaleable) ?? false
  const chosen = [...listed.values()].flatMap(({ id, replacementIds }) => {
    const first = replacementIds.find(isOffered)
    return first === undefined ? [] : [{ id, replacementId: first }]
  })
  const tiles = await product.tiles(
    audience,
    chosen.map(({ replacementId }) => replacementId),
  )
  return new Map(chosen.map(({ id, replacementId }) => [id, tiles.find((tile) => tile.id === replacementId) ?? null]))
}

/** A row with its product; the item is the chosen one, `shown` the one that it is shown by. */
type KnownEntry = {
  row: EntryRow
  of: ListedProduct
  item: ListedItem | null
  shown: ListedItem | null
  isSaleable: boolean
}

const knownEntry = (row: EntryRow, of: ListedProduct): KnownEntry => {
  const item = of.items.find(({ id }) => id === row.itemId) ?? null
  const isSaleable = item ? item.isSaleable : of.items.some((each) => each.isSaleable)
  return { row, of, item, shown: item ?? of.best, isSaleable }
}

const sumsOfEntries = (entries: readonly KnownEntry[]): Sums[] => {
  const pieces = shareDeals(
    entries.map(({ row, shown, isSaleable }) => ({
      productId: row.productId,
      quantity: row.quantity,
      remaining: isSaleable ? (shown?.prices?.lightning?.remaining ?? 0) : 0,
    })),
  )
  return entries.map(({ row, shown }, index) =>
    shown?.prices ? sumsOf(shown.prices, row.quantity, pieces[index] ?? 0) : noSums,
  )
}

/** Whose prices entries have; without a group those for everybody. */
type Buyer = { audience: Audience; group: BuyerGroup }

/** Entries of any number of lists: products in one query, what stands in for those that are not to be had in two more. */
const contentsOf = async (
  lists: ReadonlyMap<string, readonly EntryRow[]>,
  { audience, group }: Buyer,
  additions: Additions,
  dependencies: ViewDependencies,
): Promise<Map<string, Content>> => {
  const all = [...lists.values()].flat()
  const { db, product } = dependencies
  const listed = await product.listed(db, [...new Set(all.map(({ productId }) => productId))], audience, group)
  const replacements = once(() => findReplacements(listed, audience, dependencies))

  const contentOf = (rows: readonly EntryRow[]): Content => {
    const known = rows.flatMap((row) => {
      const of = listed.get(row.productId)
      return of ? [knownEntry(row, of)] : []
    })
    const sums = sumsOfEntries(known)
    const entries = known.map(
      ({ row, of, item, shown, isSaleable }, index): EntryView => ({
        externalId: row.id,
        quantity: row.quantity,
        product: toProduct(of, item),
        item: item && toItem(item),
        isSaleable,
        replacement: async () => (isSaleable ? null : ((await replacements()).get(of.id) ?? null)),
        totals: toTotals(
          sums[index] ?? noSums,
          shown?.prices ? priceAt(shown.prices, row.quantity).base : null,
          pricingOf(audience),
        ),
        comments: () => additions.comments(row.id),
        claims: () => additions.claims(row.id),
        lightningDealInfo: shown?.lightningDealInfo ?? null,
      }),
    )
    return { entries, sums: addUp(sums.filter((_sums, index) => known[index]?.isSaleable)) }
  }
  return new Map([...lists].map(([id, rows]) => [id, contentOf(rows)]))
}

const nameOfList = (
  { isDefault, name, right, creatorName }: ListRow,
  audience: Audience,
  { say }: ViewDependencies,
): string => {
  if (!isDefault) return name
  return right === 'creator' ? say('name', audience) : say('nameOf', audience, { name: creatorName ?? '' })
}

/** Claims by entry, read once for all lists. */
export const claimsOf = (
  listIds: readonly string[],
  db: Executor,
  viewerOf: (entryId: string) => ClaimViewer,
): Additions['claims'] => {
  const rows = once(async () => {
    const byEntry = new Map<string, ClaimRow[]>()
    for (const row of await findClaims(db, listIds))
      byEntry.set(row.entryId, [...(byEntry.get(row.entryId) ?? []), row])
    return byEntry
  })
  return async (entryId) => ((await rows()).get(entryId) ?? []).map((row) => toClaim(row, viewerOf(entryId)))
}

type ListCaller = { customerId: string | null; owner: Owner | null; standardId: string; activeId: string }

/** Lists as one caller sees them. Contents are loaded lazily, for all lists at once. */
const listsOf = (
  rows: readonly ListRow[],
  audience: Audience,
  { customerId, owner, standardId, activeId }: ListCaller,
  dependencies: ViewDependencies,
): ListView[] => {
  const { db } = dependencies
  const ids = rows.map(({ id }) => id)
  const rightOn = new Map(rows.map(({ id, right }) => [id, right]))
  const lookAt = (id: string): Look => ({
    audience,
    viewer: { customerId, right: rightOn.get(id) ?? 'commentator' },
  })
  const comments = once(() => findComments(db, ids))
  const members = once(() => findMembers(db, ids))
  const commentsWhere = async (isRequested: (row: CommentRow) => boolean) =>
    (await comments()).filter(isRequested).map((row) => toComment(row, lookAt(row.wishlistId), dependencies))
  const contents = once(async () => {
    const entries = await findEntries(db, ids)
    const byList = new Map(ids.map((id) => [id, entries.filter(({ wishlistId }) => wishlistId === id)]))
    const listOf = new Map(entries.map(({ id, wishlistId }) => [id, wishlistId]))
    const claims = claimsOf(ids, db, (entryId) => ({ owner, right: rightOn.get(listOf.get(entryId) ?? '') ?? null }))
    const additions = { comments: (id: string) => commentsWhere(({ entryId }) => entryId === id), claims }
    const group = await findBuyerGroup(db, customerId)
    return contentsOf(byList, { audience, group }, additions, dependencies)
  })
  const contentOf = async (id: string) => (await contents()).get(id) ?? { entries: [], sums: noSums }

  return rows.map((row) => ({
    externalId: row.id,
    name: nameOfList(row, audience, dependencies),
    description: row.description,
    active: row.id === activeId,
    isDefault: row.isDefault && row.right === 'creator',
    isStandardList: row.id === standardId,
    createdAt: row.createdAt,
    isCreator: row.right === 'creator',
    isAdmin: row.right === 'admin',
    isEditor: row.right === 'editor',
    isCommentator: row.right === 'commentator',
    users: async () =>
      (await members())
        .filter(({ wishlistId }) => wishlistId === row.id)
        .map((member) => toUser(member, lookAt(row.id), dependencies)),
    entries: async () => (await contentOf(row.id)).entries,
    totals: async () => toTotals((await contentOf(row.id)).sums, null, pricingOf(audience)),
    comments: () => commentsWhere(({ wishlistId, entryId }) => wishlistId === row.id && entryId === null),
  }))
}

export const createListViews = (dependencies: ViewDependencies) => ({
  contentsOf: (lists: ReadonlyMap<string, readonly EntryRow[]>, buyer: Buyer, additions: Additions) =>
    contentsOf(lists, buyer, additions, dependencies),
  nameOfList: (row: ListRow, audience: Audience) => nameOfList(row, audience, dependencies),
  toComment: (row: CommentRow, audience: Audience, viewer: Viewer) =>
    toComment(row, { audience, viewer }, dependencies),
  lists: (rows: readonly ListRow[], audience: Audience, caller: ListCaller) =>
    listsOf(rows, audience, caller, dependencies),
})

export type ListViews = ReturnType<typeof createListViews>
