import type { WishlistEntryInput, WishlistProductInput, WishlistQuantityInput } from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { Identity } from '#engine/call/caller.ts'
import type { Transaction } from '#engine/db/database.ts'
import type { ProductService } from '#engine/modules/catalogue/product/product.service.ts'
import type { ListedItem } from '#engine/modules/catalogue/product/tiles/listed-products.ts'
import { isUuid } from '#lib/uuid.ts'
import { moveClaims } from '../claims/claims.repository.ts'
import { lockFor, lockOne, Refusal } from '../rights/list-access.ts'
import { isItemId, isProductId, type QuantityLimits, settleQuantity, wishlistLimits } from '../wishlists.rules.ts'
import {
  deleteEntry,
  findPlaced,
  forgetRemoved,
  insertEntries,
  markRemoved,
  moveComments,
  type PlacedRow,
  rankEntries,
  updateEntry,
} from './entries.repository.ts'
import { evenRanks, rankAt } from './positions.ts'

/** What a change leaves: the list it was of, the entry, and what the visitor is told besides. */
export type EntryChange = {
  listId: string | null
  entryId: string | null
  notice?: { key: string; values: Record<string, number> }
}

/** Product and item of an entry, as they are stored. */
type Thing = { productId: string; itemId: string | null }

const limitsOf = (item: ListedItem | null): QuantityLimits | null =>
  item && {
    minimumOrderQuantity: item.minimumOrderQuantity,
    maxQuantity: item.maxQuantity,
    hasDeal: item.prices?.lightning != null,
  }

const isSame = (row: PlacedRow, { productId, itemId }: Thing): boolean =>
  row.productId === productId && row.itemId === itemId

const hasEntry = (rows: readonly PlacedRow[], entryId: string): PlacedRow => {
  const row = rows.find(({ id, isRemoved }) => id === entryId.toLowerCase() && !isRemoved)
  if (!row) throw new Refusal('entry')
  return row
}

const checkQuantity = (quantity: number, min: 0 | 1): void => {
  if (quantity < min || quantity > wishlistLimits.quantity)
    throw new Refusal('quantity', { most: wishlistLimits.quantity })
}

/** Room for one more at `index` among those that are there; all are ranked anew when there is none. */
const makeRoom = async (trx: Transaction, rows: readonly PlacedRow[], index: number): Promise<number> => {
  const live = rows.filter(({ isRemoved }) => !isRemoved)
  const before = live[Math.min(index, live.length) - 1]
  // Right after the one before it, so that what was removed behind that one keeps its place.
  const place = before ? rows.indexOf(before) + 1 : 0
  const rank = rankAt(
    rows.map((row) => row.rank),
    place,
  )
  if (rank !== null) return rank
  const ranks = evenRanks(rows.length + 1)
  await rankEntries(
    trx,
    rows.map(({ id }) => id),
    ranks.filter((_rank, at) => at !== place),
  )
  return ranks[place] ?? 0
}

type SoldThing = Thing & { item: ListedItem | null; isSold: boolean }

/** The products as they are stored, each with its only item where there is but one, and what may be ordered of it. */
const thingsOf = async (
  trx: Transaction,
  wanted: readonly WishlistProductInput[],
  audience: Audience,
  product: ProductService,
): Promise<SoldThing[]> => {
  for (const { productId, itemId } of wanted)
    if (!isProductId(productId) || (itemId != null && !isItemId(itemId))) throw new Refusal('product')
  const ids = [...new Set(wanted.map(({ productId }) => productId))]
  const products = await product.listed(trx, ids, audience, null)
  return wanted.map(({ productId, itemId }) => {
    const given = itemId ?? null
    const listed = products.get(productId)
    if (!listed) throw new Refusal('product')
    const only = listed.items.length === 1 ? (listed.items[0] ?? null) : null
    const item = given === null ? only : (listed.items.find(({ id }) => id === given) ?? null)
    return {
      productId,
      itemId: given ?? only?.id ?? null,
      item,
      isSold: listed.isSold && (given === null || item?.prices != null),
    }
  })
}

const thingOf = async (
  trx: Transaction,
  wanted: WishlistProductInput,
  audience: Audience,
  product: ProductService,
): Promise<SoldThing> => (await thingsOf(trx, [wanted], audience, product))[0] as SoldThing

/** Puts an entry into a locked list; one that is there has as many as are wanted then, or is raised by as many. */
const put = async (
  trx: Transaction,
  listId: string,
  thing: SoldThing,
  { quantity, position, again }: { quantity: number; position: number | null; again: 'keeps' | 'raises' },
): Promise<string> => {
  const rows = await findPlaced(trx, listId)
  const { productId, itemId, item } = thing
  const known = rows.find((row) => isSame(row, thing))
  const isThere = known !== undefined && !known.isRemoved
  const limits = limitsOf(item)
  if (isThere) {
    const wanted = again === 'raises' ? known.quantity + quantity : Math.max(known.quantity, quantity)
    const settled = settleQuantity(wanted, limits).quantity
    if (settled !== known.quantity) await updateEntry(trx, known.id, { quantity: settled })
    return known.id
  }
  if (!known && !thing.isSold) throw new Refusal(itemId === null || item === null ? 'product' : 'item')
  if (rows.filter(({ isRemoved }) => !isRemoved).length >= wishlistLimits.entries)
    throw new Refusal('entries', { most: wishlistLimits.entries })
  const settled = settleQuantity(quantity, limits).quantity
  if (known) {
    const others = rows.filter((row) => row !== known)
    const rank = position === null ? await makeRoom(trx, others, 0) : known.rank
    await updateEntry(trx, known.id, { quantity: settled, rank })
    return known.id
  }
  const rank = await makeRoom(trx, rows, Math.max(position ?? 0, 0))
  const [id = ''] = await insertEntries(trx, [{ wishlistId: listId, productId, itemId, quantity: settled, rank }])
  return id
}

const removeEntries = async (trx: Transaction, listId: string, rows: readonly PlacedRow[]): Promise<void> => {
  await markRemoved(
    trx,
    rows.map(({ id }) => id),
  )
  await forgetRemoved(trx, listId, wishlistLimits.removed, wishlistLimits.removedForHours)
}

const addEntry = async (
  trx: Transaction,
  { identity, audience }: { identity: Identity; audience: Audience },
  { ref, entry, position }: { ref: string | null; entry: WishlistEntryInput; position: number | null },
  product: ProductService,
): Promise<EntryChange> => {
  const quantity = entry.quantity ?? 1
  checkQuantity(quantity, 1)
  const list = await lockOne(trx, identity, ref, 'changeEntries')
  const thing = await thingOf(trx, entry, audience, product)
  // An answer that is lost makes people press again: twice is as once.
  return { listId: list.id, entryId: await put(trx, list.id, thing, { quantity, position, again: 'keeps' }) }
}

/** Many entries into one list, the first on top; all or none. */
const addEntries = async (
  trx: Transaction,
  { identity, audience }: { identity: Identity; audience: Audience },
  { ref, entries }: { ref: string | null; entries: readonly WishlistEntryInput[] },
  product: ProductService,
): Promise<EntryChange> => {
  if (entries.length === 0) throw new Refusal('product')
  if (entries.length > wishlistLimits.added) throw new Refusal('entries', { most: wishlistLimits.added })
  for (const { quantity } of entries) checkQuantity(quantity ?? 1, 1)
  const list = await lockOne(trx, identity, ref, 'changeEntries')
  const things = await thingsOf(trx, entries, audience, product)
  for (const [at, thing] of [...things.entries()].toReversed())
    await put(trx, list.id, thing, { quantity: entries[at]?.quantity ?? 1, position: null, again: 'keeps' })
  return { listId: list.id, entryId: null }
}

/** What is not in the list any more is removed: two who remove the same thing both have what they wanted. */
const removeEntry = async (
  trx: Transaction,
  identity: Identity,
  { ref, entryId, entry }: { ref: string | null; entryId: string | null; entry: WishlistProductInput | null },
): Promise<EntryChange> => {
  if (entryId === null && entry === null) throw new Refusal('entry')
  const list = await lockOne(trx, identity, ref, 'changeEntries')
  const isMeant = (row: PlacedRow): boolean => {
    if (row.isRemoved) return false
    if (entryId !== null) return row.id === entryId.toLowerCase()
    return row.productId === entry?.productId && (entry.itemId == null || row.itemId === entry.itemId)
  }
  const meant = (await findPlaced(trx, list.id)).filter(isMeant)
  if (meant.length > 0) await removeEntries(trx, list.id, meant)
  return { listId: list.id, entryId: meant[0]?.id ?? (entryId !== null && isUuid(entryId) ? entryId : null) }
}

const setQuantity = async (
  trx: Transaction,
  { identity, audience }: { identity: Identity; audience: Audience },
  { ref, entry }: { ref: string; entry: WishlistQuantityInput },
  product: ProductService,
): Promise<EntryChange> => {
  checkQuantity(entry.quantity, 0)
  const list = await lockOne(trx, identity, ref, 'changeEntries')
  const row = hasEntry(await findPlaced(trx, list.id), entry.entryId)
  const changed: EntryChange = { listId: list.id, entryId: row.id }
  if (entry.quantity === 0) {
    await removeEntries(trx, list.id, [row])
    return changed
  }
  const { item } = await thingOf(trx, row, audience, product)
  const settled = settleQuantity(entry.quantity, limitsOf(item))
  if (settled.quantity !== row.quantity) await updateEntry(trx, row.id, { quantity: settled.quantity })
  if (settled.changed === null) return changed
  return { ...changed, notice: { key: `quantity.${settled.changed}`, values: { quantity: settled.limit } } }
}

/** Another item in the same place; where the list has that one already, they become one entry there. */
const replaceEntry = async (
  trx: Transaction,
  { identity, audience }: { identity: Identity; audience: Audience },
  { ref, entryId, entry }: { ref: string; entryId: string; entry: WishlistEntryInput },
  product: ProductService,
): Promise<EntryChange> => {
  const list = await lockOne(trx, identity, ref, 'changeEntries')
  const rows = await findPlaced(trx, list.id)
  const row = hasEntry(rows, entryId)
  const quantity = entry.quantity ?? row.quantity
  checkQuantity(quantity, 1)
  const thing = await thingOf(trx, entry, audience, product)
  if (!thing.isSold || thing.itemId === null) throw new Refusal('item')
  const limits = limitsOf(thing.item)
  if (isSame(row, thing)) {
    const settled = settleQuantity(quantity, limits).quantity
    if (settled !== row.quantity) await updateEntry(trx, row.id, { quantity: settled })
    return { listId: list.id, entryId: row.id }
  }
  const other = rows.find((each) => isSame(each, thing))
  if (other && !other.isRemoved) {
    await moveComments(trx, row.id, other.id)
    await moveClaims(trx, row.id, other.id)
    await deleteEntry(trx, row.id)
    await updateEntry(trx, other.id, { quantity: settleQuantity(other.quantity + quantity, limits).quantity })
    return { listId: list.id, entryId: other.id }
  }
  if (other) await deleteEntry(trx, other.id)
  const { productId, itemId } = thing
  await updateEntry(trx, row.id, { productId, itemId, quantity: settleQuantity(quantity, limits).quantity })
  return { listId: list.id, entryId: row.id }
}

/** Comments stay behind: they were written for those who have the first list. */
const moveEntry = async (
  trx: Transaction,
  { identity, audience }: { identity: Identity; audience: Audience },
  { from, to, entryId }: { from: string; to: string; entryId: string },
  product: ProductService,
): Promise<EntryChange> => {
  const action = 'changeEntries'
  const [source, target] = await lockFor(trx, identity, { ref: from, action }, { ref: to, action })
  if (!source || !target) throw new Refusal('list')
  const row = hasEntry(await findPlaced(trx, source.id), entryId)
  if (source.id === target.id) return { listId: source.id, entryId: row.id }
  const { item } = await thingOf(trx, row, audience, product)
  const { productId, itemId, quantity } = row
  const id = await put(
    trx,
    target.id,
    { productId, itemId, item, isSold: true },
    { quantity, position: null, again: 'raises' },
  )
  await removeEntries(trx, source.id, [row])
  return { listId: source.id, entryId: id }
}

/** Changes of what is in a list; each is one transaction of the caller's that holds the lists' locks to its end. */
export const entryChanges = {
  add: addEntry,
  addMany: addEntries,
  remove: removeEntry,
  setQuantity,
  replace: replaceEntry,
  move: moveEntry,
}
