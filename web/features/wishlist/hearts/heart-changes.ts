import {
  WishlistEntriesOfHeart,
  WishlistHeartEmpty,
  WishlistHeartFill,
  WishlistHeartNewList,
} from '#web/generated/operations.ts'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { send } from '#web/lib/data/send.ts'
import { needTexts } from '#web/lib/i18n/load-more-texts.ts'
import { pageText } from '#web/lib/i18n/page-texts.ts'
import { navigate } from '#web/lib/routing/router.ts'
import { showToast } from '#web/ui/feedback/Toast/show-toast.ts'
import { listPath } from '../list-address.ts'
import { changeWishlist, succeeded } from '../state/ask-shop.ts'

export type HeartProduct = { productId: string; itemId: string | null; name: string }

/** A place on a list to which an entry can come back. */
type StoredEntry = { productId: string; itemId: string | null; quantity: number; position: number }

/** On the standard list when none is named. False when it wasn't taken; the visitor knows then. */
export async function fillHeart(product: HeartProduct, externalId: string | null): Promise<boolean> {
  const entry = { productId: product.productId, itemId: product.itemId, quantity: 1 }
  const data = await changeWishlist(WishlistHeartFill, { externalId, entry })
  const change = await succeeded(data?.addProductToWishlist)
  if (!change) return false
  const list = change.wishlist
  await notice('wishlist.notification.added', product, list, {
    label: 'wishlist.look',
    run: () => inBackground(navigate(list ? listPath(list.externalId) : listPath())),
  })
  return true
}

/** Takes the product off a list, in all its variants, and offers to put it back as it was. */
export async function emptyHeart(product: HeartProduct, externalId: string): Promise<boolean> {
  const { data: before } = await send(WishlistEntriesOfHeart, { externalId }, { fresh: true })
  const entries = storedEntries(before?.getWishlist?.entries ?? [], product.productId)
  const data = await changeWishlist(WishlistHeartEmpty, { externalId, entry: { productId: product.productId } })
  const change = await succeeded(data?.removeProductFromMerkzettel)
  if (!change) return false
  await notice('wishlist.notification.removed', product, change.wishlist ?? before?.getWishlist ?? null, {
    label: 'wishlist.undo',
    run: () => inBackground(putBack(product, externalId, entries)),
  })
  return true
}

/** From the first place to the last, so that each finds the one it had. */
async function putBack(product: HeartProduct, externalId: string, entries: readonly StoredEntry[]): Promise<void> {
  let list: { name: string } | null = null
  for (const { position, ...entry } of entries) {
    const data = await changeWishlist(WishlistHeartFill, { externalId, entry, position })
    const change = await succeeded(data?.addProductToWishlist)
    if (!change) return
    list = change.wishlist ?? null
  }
  await notice('wishlist.notification.added', product, list)
}

/** Null when it wasn't made; the visitor knows then. */
export async function makeListForHeart(name: string): Promise<{ externalId: string; name: string } | null> {
  const data = await changeWishlist(WishlistHeartNewList, { name })
  return (await succeeded(data?.createWishlist))?.wishlist ?? null
}

function storedEntries(
  entries: readonly { quantity: number; product: { id: string }; item?: { id: string } | null }[],
  productId: string,
): StoredEntry[] {
  return entries.flatMap(({ quantity, product, item }, position) =>
    product.id === productId ? [{ productId, itemId: item?.id ?? null, quantity, position }] : [],
  )
}

async function notice(
  key: string,
  product: HeartProduct,
  list: { name: string } | null,
  action?: { label: string; run: () => void },
): Promise<void> {
  await needTexts(['wishlist'])
  const text = pageText(key, { product: product.name, list: list?.name ?? pageText('wishlist.merkzettel') })
  showToast({ kind: 'success', text, ...(action && { action: { ...action, label: pageText(action.label) } }) })
}
