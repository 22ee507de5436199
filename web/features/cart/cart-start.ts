import { inBackground } from '../../lib/browser/in-background.ts'
import { showWordsOfNone } from '../../lib/browser/words-of-none.ts'
import { pageText } from '../../lib/i18n/page-texts.ts'
import { onPageShown } from '../../lib/scope/page-shown.ts'
import { onCartAdded } from '../../lib/visitor/cart-added.ts'
import { onAnnounced } from '../../lib/visitor/cross-tab.ts'
import { hasCart, loginState } from '../../lib/visitor/login-state.ts'
import { showToast } from '../../ui/feedback/Toast/show-toast.ts'
import { watchCards } from './adding/card-start.ts'
import { isAnnouncing } from './state/announce-cart.ts'
import { isEmpty } from './state/cart-state.ts'
import { cartState, changeState, forgetCart, onCartState } from './state/cart-store.ts'
import { loadCart, loadGlance, reloadCart } from './state/load-cart.ts'
import { watchForLoss } from './state/lost-cart.ts'

const flyoutId = 'flyout-cart'

/**
 * Parts of the cart on every page: number of pieces and countdown of deals, fetched once and only for visitors with a
 * cart. The flyout is rendered when it opens.
 */
export function start(): void {
  onCartState(showMarks)
  // A change of layout renders a new shell.
  onPageShown(showMarks)
  watchForLoss()
  watchCards()
  showMarks()
  if (hasCart() && !cartState().glance) inBackground(loadGlance())

  onAnnounced('cart', () => {
    if (!isAnnouncing()) inBackground(reloadCart())
  })
  onAnnounced('cartId', () => inBackground(reloadCart()))
  onAnnounced('user', (isFromHere) => {
    forgetCart()
    if (document.querySelector('main [data-cart]')) inBackground(loadCart())
    else if (isFromHere && loginState() === 'logged_in') inBackground(loadCart().then(showMerge))
    else if (hasCart()) inBackground(loadGlance())
  })
  onCartAdded((added) => {
    inBackground(
      Promise.all([loadCart(), import('./adding/open-added.tsx')]).then(([, { openAdded }]) => openAdded(added)),
    )
  })

  document.addEventListener('shop:countdown-over', ({ target }) => {
    if (target instanceof Element && target.closest('[data-slot="cart-countdown"], [data-cart], [data-deals]'))
      endReservation()
  })
  document.addEventListener('pointerover', ({ target }) => {
    if (target instanceof Element && target.closest(`[data-opens="${flyoutId}"]`)) prepareFlyout()
  })
  document.addEventListener('beforetoggle', fillFlyout, { capture: true })
  const flyout = document.getElementById(flyoutId)
  // The visitor opened the flyout before this code was loaded.
  if (flyout?.matches(':popover-open')) inBackground(draw(flyout))
}

/** On pages without the cart: tells that its content was merged into the account's cart. */
function showMerge(): void {
  const { notices } = cartState()
  const merged = notices.find(({ code }) => code === 'MERGED')
  if (!merged) return
  showToast({ id: 'cart-merged', kind: 'success', text: merged.message })
  changeState({ notices: notices.filter((notice) => notice !== merged) })
}

/**
 * Marks the reservation as ended and reloads the cart: the shop decides what happens to its deals (storefront.md §4).
 */
function endReservation(): void {
  changeState((now) => (now.reservation ? { ...now, reservation: { ...now.reservation, isExpired: true } } : now))
  inBackground(reloadCart())
}

let isPrepared = false

function prepareFlyout(): void {
  if (isPrepared || !hasCart()) return
  isPrepared = true
  inBackground(import('./header/fill-flyout.tsx'))
}

function fillFlyout({ target, newState }: ToggleEvent): void {
  if (newState === 'open' && target instanceof HTMLElement && target.id === flyoutId) inBackground(draw(target))
}

async function draw(flyout: HTMLElement): Promise<void> {
  if (!hasCart() && !cartState().glance) return
  if (!isEmpty(cartState().glance)) showWordsOfNone(flyout, false)
  const { fillFlyout: fill } = await import('./header/fill-flyout.tsx')
  await fill(flyout)
}

/** What the header counted before, so that only an addition moves its sign. */
let expectedBefore: number | null = null

function showMarks(): void {
  const { glance, reservation, expectedCount } = cartState()
  if (expectedCount !== null && expectedBefore === null) bump()
  expectedBefore = expectedCount
  const count = Math.max(glance?.itemsCount ?? 0, expectedCount ?? 0)
  const isNothing = isEmpty(glance) && expectedCount === null
  write('cart-count', isNothing ? '' : count > 99 ? '99+' : String(count))
  write('cart-words', isNothing ? '' : pageText('shell.cart.count', { count }))
  const end = reservation?.hasLightningDealReservation && !reservation.isExpired && reservation.reservationEndTimestamp
  showCountdown(typeof end === 'number' ? end : null)
}

/** The sign of the cart answers an addition. */
function bump(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const sign = document.querySelector(`[data-opens="${flyoutId}"]`)
  sign?.animate({ scale: [1, 1.15, 1] }, { duration: 200, easing: 'ease-out' })
}

function write(slot: string, text: string): void {
  const element = document.querySelector(`[data-slot="${slot}"]`)
  if (element && element.textContent !== text) element.textContent = text
}

/** A short countdown, in step with all countdowns of the page (ui/Countdown). */
function showCountdown(until: number | null): void {
  const slot = document.querySelector('[data-slot="cart-countdown"]')
  if (!slot) return
  const shown = slot.querySelector('time')
  if (until === null) {
    shown?.remove()
    return
  }
  if (shown?.dataset.countdown === String(until)) return
  const time = document.createElement('time')
  Object.assign(time.dataset, { countdown: until, days: '#', hours: '#', minutes: '#', over: '' })
  slot.replaceChildren(time)
}
