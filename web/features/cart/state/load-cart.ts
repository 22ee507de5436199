import { CartFault } from './cart-fault.ts'
import { cartState, changeState, forgetCart, takeCart, takeGlance } from './cart-store.ts'

let loading: Promise<void> | undefined
let next: Promise<void> | undefined

/**
 * The whole cart, for the minicart and the cart's page. One call however many ask; who asks while it is under way asks about a
 * later moment, and gets the one after it.
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
  try {
    const { askForCart, askForReservation } = await import('./send-cart.ts')
    const [cart, reservation] = await Promise.all([askForCart(), askForReservation().catch(() => null)])
    takeCart({ cart, reservation })
  } catch (error) {
    if (isNobodys(error)) forgetCart()
    else changeState({ isLost: true })
  }
}

/** What the header shows. */
export async function loadGlance(): Promise<void> {
  try {
    const { askForGlance, askForReservation } = await import('./send-cart.ts')
    const [glance, reservation] = await Promise.all([askForGlance(), askForReservation().catch(() => null)])
    takeGlance(glance, reservation)
  } catch (error) {
    if (isNobodys(error)) forgetCart()
  }
}

/** How long deals are kept, after a change of what is kept; what is known of it stays when it can't be had. */
export async function loadReservation(): Promise<void> {
  try {
    const { askForReservation } = await import('./send-cart.ts')
    changeState({ reservation: await askForReservation() })
  } catch {
    // The next look at the cart tells.
  }
}

/** As much as is shown: who has only seen the count needs no more. */
export const reloadCart = (): Promise<void> => (cartState().cart ? loadCart() : loadGlance())

/** There is no cart for whoever asks: the business store wants a login first. */
const isNobodys = (error: unknown) => error instanceof CartFault && error.code === 'LOGIN_REQUIRED'
