import { makeTurns } from '#web/lib/browser/queues/turns.ts'
import { CartError } from './cart-error.ts'
import { cartState, changeState, forgetCart, forThisUser, takeCart, takeGlance } from './cart-store.ts'

let loading: Promise<void> | undefined
let next: Promise<void> | undefined

/** A reservation has no version: of its answers that of the latest question counts, unless a change of it was answered meanwhile. */
export const reservations = makeTurns()

/**
 * Loads the whole cart, for the minicart and the cart's page. Parallel callers share one request. A caller during a
 * request needs newer data, so it shares the next request.
 */
export function loadCart(): Promise<void> {
  if (!loading) {
    loading = load().finally(() => {
      loading = undefined
    })
    return loading
  }
  next ??= loading.then(() => {
    next = undefined
    return loadCart()
  })
  return next
}

async function load(): Promise<void> {
  const isWanted = forThisUser()
  const isNewest = reservations.ask()
  try {
    const { askForCart, askForReservation } = await import('./send-cart.ts')
    const [cart, reservation] = await Promise.all([askForCart(), askForReservation().catch(() => null)])
    if (isWanted()) takeCart({ cart, reservation: isNewest() ? reservation : cartState().reservation })
  } catch (error) {
    if (!isWanted()) return
    if (isNobodys(error)) forgetCart()
    else changeState({ isLost: true })
  }
}

/** Loads the data of the header. */
export async function loadGlance(): Promise<void> {
  const isWanted = forThisUser()
  const isNewest = reservations.ask()
  try {
    const { askForGlance, askForReservation } = await import('./send-cart.ts')
    const [glance, reservation] = await Promise.all([askForGlance(), askForReservation().catch(() => null)])
    if (isWanted()) takeGlance(glance, isNewest() ? reservation : cartState().reservation)
  } catch (error) {
    if (isWanted() && isNobodys(error)) forgetCart()
  }
}

/** Loads the reservation of deals after it may have changed; a failure keeps the known one. */
export async function loadReservation(): Promise<void> {
  const isWanted = forThisUser()
  const isNewest = reservations.ask()
  try {
    const { askForReservation } = await import('./send-cart.ts')
    const reservation = await askForReservation()
    if (isWanted() && isNewest()) changeState({ reservation })
  } catch {
    // The next load of the cart brings the reservation.
  }
}

/** Reloads only what is shown: the header alone needs no whole cart. */
export const reloadCart = (): Promise<void> => (cartState().cart ? loadCart() : loadGlance())

/** True when the business store requires a login, so that this visitor has no cart. */
const isNobodys = (error: unknown) => error instanceof CartError && error.code === 'LOGIN_REQUIRED'
