import { CartFault } from './cart-fault.ts'
import { cartState, changeState, forgetCart, forThisUser, takeCart, takeGlance } from './cart-store.ts'

let loading: Promise<void> | undefined
let next: Promise<void> | undefined

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
  try {
    const { askForCart, askForReservation } = await import('./send-cart.ts')
    const [cart, reservation] = await Promise.all([askForCart(), askForReservation().catch(() => null)])
    if (isWanted()) takeCart({ cart, reservation })
  } catch (error) {
    if (!isWanted()) return
    if (isNobodys(error)) forgetCart()
    else changeState({ isLost: true })
  }
}

/** Loads the data of the header. */
export async function loadGlance(): Promise<void> {
  const isWanted = forThisUser()
  try {
    const { askForGlance, askForReservation } = await import('./send-cart.ts')
    const [glance, reservation] = await Promise.all([askForGlance(), askForReservation().catch(() => null)])
    if (isWanted()) takeGlance(glance, reservation)
  } catch (error) {
    if (isWanted() && isNobodys(error)) forgetCart()
  }
}

/** Loads the reservation of deals after it may have changed; a failure keeps the known one. */
export async function loadReservation(): Promise<void> {
  const isWanted = forThisUser()
  try {
    const { askForReservation } = await import('./send-cart.ts')
    const reservation = await askForReservation()
    if (isWanted()) changeState({ reservation })
  } catch {
    // The next load of the cart brings the reservation.
  }
}

/** Reloads only what is shown: the header alone needs no whole cart. */
export const reloadCart = (): Promise<void> => (cartState().cart ? loadCart() : loadGlance())

/** True when the business store requires a login, so that this visitor has no cart. */
const isNobodys = (error: unknown) => error instanceof CartFault && error.code === 'LOGIN_REQUIRED'
