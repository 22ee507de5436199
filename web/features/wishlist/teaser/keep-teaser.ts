import { WishlistHeartFill } from '#web/generated/operations.ts'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { needTexts } from '#web/lib/i18n/load-more-texts.ts'
import { pageText } from '#web/lib/i18n/page-texts.ts'
import { navigate } from '#web/lib/routing/router.ts'
import { showToast } from '#web/ui/feedback/Toast/show-toast.ts'
import { makeListForHeart } from '../hearts/heart-changes.ts'
import { listPath } from '../list-address.ts'
import { changeWishlist, succeeded } from '../state/ask-shop.ts'
import { isLoggedIn } from '../state/stored-in-browser.ts'

type Item = { productId: string; itemId: string | null; quantity: number }

/** Saves an editors' list: as a new list when logged in, else on the visitor's only list. False when it failed. */
export async function keepTeaser(name: string, items: readonly Item[]): Promise<boolean> {
  const list = isLoggedIn() ? await makeListForHeart(name) : { externalId: null, name: null }
  if (!list) return false
  // The shop adds each entry at the top, so they are sent in reverse order.
  for (const entry of items.toReversed()) {
    const data = await changeWishlist(WishlistHeartFill, { externalId: list.externalId, entry })
    const change = await succeeded(data?.addProductToWishlist)
    if (!change) return false
  }
  await needTexts(['wishlist'])
  showToast({
    kind: 'success',
    text: pageText('wishlist.notification.saved', { list: list.name ?? pageText('wishlist.merkzettel') }),
    action: {
      label: pageText('wishlist.look'),
      run: () => inBackground(navigate(listPath(list.externalId ?? undefined))),
    },
  })
  return true
}
