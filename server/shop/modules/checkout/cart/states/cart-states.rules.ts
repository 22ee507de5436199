import type { Transitions } from '#lib/transitions.ts'
import type { CartState } from '../cart.tables.ts'

/** reserve: an order of it waits for its payment; release: that order came to nothing; submit: it is placed. */
export type CartEvent = 'reserve' | 'release' | 'submit'

export const cartTransitions: Transitions<CartState, CartEvent> = {
  open: { reserve: 'reserved', submit: 'submitted' },
  reserved: { release: 'open', submit: 'submitted' },
  submitted: {},
}
