import { type CartGlanceFragment, OrderedCart } from '#web/generated/operations.ts'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { send } from '#web/lib/data/send.ts'
import { needTexts } from '#web/lib/i18n/load-more-texts.ts'
import { pageText } from '#web/lib/i18n/page-texts.ts'
import { onAnnounced } from '#web/lib/visitor/cross-tab.ts'
import { loginState } from '#web/lib/visitor/login-state.ts'
import { dropStoredCart, type KnownCart, keepCart, storedCart } from '#web/lib/visitor/stored-cart.ts'
import { showToast } from '#web/ui/feedback/Toast/show-toast.ts'
import { isLoss } from './cart-state.ts'
import { cartState, onCartState } from './cart-store.ts'

/**
 * The shop creates a new cart when the old one is gone (transactions.md §8). A visitor whose cart was not empty is told
 * once; after a login or logout the change is expected and not reported.
 */
export function watchForLoss(): void {
  onCartState(look)
  onAnnounced('user', dropStoredCart)
}

let seen: CartGlanceFragment | null = null

/**
 * All tabs share what this browser remembers: a cart is remembered once when it comes, as any later change of this tab's state would write it
 * over one that another tab has got meanwhile.
 */
function look(): void {
  const { glance } = cartState()
  if (glance === seen) return
  seen = glance
  if (!glance) return
  const now: KnownCart = { id: glance.id, itemsCount: glance.itemsCount, login: loginState() }
  const before = storedCart()
  keepCart(now)
  if (before && isLoss(before, now)) inBackground(tell(before.id))
}

/** A cart that was ordered meanwhile, as by a payment that came late, is not lost. */
async function tell(cartId: string): Promise<void> {
  const { data: found } = await send(OrderedCart, { cartId }, { fresh: true })
  if (found?.shop_findCart.attributes.submitted) return
  await needTexts(['cart'])
  showToast({
    id: 'cart-lost',
    kind: 'info',
    text: pageText('cart.lost'),
  })
}
