import { newId } from '#web/lib/browser/new-id.ts'

const storageKey = 'checkout-submission'
const cartKey = 'checkout-cart'

/** A press of a button that orders. Its id stays over a reload, so that a press whose answer got lost is not a second order. */
type Submission = {
  id: string
  /** What is ordered as it was shown; of a membership with its payment method. */
  quoteHash: string
}

/** The id under which this press is sent: that of the last press, while it may still be under way for the same order. */
export function submissionFor(quoteHash: string): string {
  const known = read()
  if (known?.quoteHash === quoteHash) return known.id
  const submission: Submission = { id: newId(), quoteHash }
  write(submission)
  return submission.id
}

/** The last press has come to an end: refused, declined, cancelled, or an order. */
export function forgetSubmission(): void {
  write(null)
}

/** Remembers the cart that a summary shows, to know later that it was ordered, by another tab or by a press whose answer got lost. */
export function rememberShownCart(cartId: string): void {
  try {
    sessionStorage.setItem(cartKey, cartId)
  } catch {
    // Without storage an ordered cart counts as an ended session.
  }
}

/** The cart of the last summary of this tab, once. */
export function takeShownCart(): string | null {
  try {
    const cartId = sessionStorage.getItem(cartKey)
    sessionStorage.removeItem(cartKey)
    return cartId
  } catch {
    return null
  }
}

function read(): Submission | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Submission | null
  } catch {
    return null
  }
}

function write(submission: Submission | null): void {
  try {
    if (submission) sessionStorage.setItem(storageKey, JSON.stringify(submission))
    else sessionStorage.removeItem(storageKey)
  } catch {
    // Without storage each page has its own id; the engine still makes one order of a cart.
  }
}
