import { onAnnounced } from '../../lib/cross-tab.ts'
import { needTexts } from '../../lib/i18n/load-more-texts.ts'
import { pageText } from '../../lib/i18n/page-texts.ts'
import { inBackground } from '../../lib/in-background.ts'
import { loginState } from '../../lib/login-state.ts'
import { showToast } from '../../ui/Toast/show-toast.ts'
import { isLoss, type KnownCart } from './cart-state.rules.ts'
import { cartState, onCartState } from './cart-store.ts'
import { dropKeptCart, keepCart, keptCart } from './kept-cart.ts'

/**
 * The shop gives a visitor another cart when his is gone for good (transactions.md §8). Whoever had something in it is told,
 * once; whoever has logged in or out meanwhile knows why.
 */
export function watchForLoss(): void {
  onCartState(look)
  onAnnounced('user', dropKeptCart)
}

function look(): void {
  const { glance } = cartState()
  if (!glance) return
  const now: KnownCart = { id: glance.id, itemsCount: glance.itemsCount, login: loginState() }
  const before = keptCart()
  keepCart(now)
  if (isLoss(before, now)) inBackground(tell())
}

async function tell(): Promise<void> {
  await needTexts(['cart'])
  showToast({
    id: 'cart-lost',
    kind: 'info',
    text: pageText('cart.lost'),
  })
}
