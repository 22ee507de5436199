import t from 'tap'
import { cartTexts } from '#contract/texts/cart/cart.ts'
import type { CartOpCode } from '#web/generated/operations.ts'
import { readOutcome } from './plain-outcome.ts'

/** Every code of the contract, and whether there is something to say. */
const codes: Record<CartOpCode, boolean> = {
  OK: false,
  QUANTITY_LIMITED: true,
  QUANTITY_RAISED: true,
  SOLD_OUT: true,
  UNKNOWN_ITEM: true,
  UNKNOWN_POSITION: true,
  DEAL_SOLD_OUT: true,
  DEAL_OVER: true,
  VOUCHER_UNKNOWN: true,
  VOUCHER_TOO_OFTEN: true,
  VOUCHER_NOT_ATTAINABLE: true,
  VOUCHER_ALREADY_USED: true,
  NOT_REMOVABLE: true,
  CART_FULL: true,
  CART_TOO_DEAR: true,
  BAD_DELIVERY: true,
}

t.test('every outcome of an operation has a message on the page without scripts', async (t) => {
  for (const [code, isShown] of Object.entries(codes)) {
    const outcome = readOutcome(new URLSearchParams({ outcome: code }))
    t.same(outcome, isShown ? { code, positionId: null } : null, code)
    if (isShown) t.ok(`cart.outcome.${code}` in cartTexts, `words for ${code}`)
  }
})
