import type { ReactNode } from 'react'
import { openIsland } from '../../../lib/hydration/island.tsx'
import type { CartAdded } from '../../../lib/visitor/cart-added.ts'
import { cartState } from '../state/cart-store.ts'
import { loadCart } from '../state/load-cart.ts'
import { AddedDialog } from './AddedDialog.tsx'

let island: Promise<(content: ReactNode) => void> | undefined
let times = 0

/** Tells above the page what has come into the cart. */
export async function openAdded(added: CartAdded): Promise<void> {
  island ??= openIsland(place(), ['cart'])
  const [draw] = await Promise.all([island, cartState().cart ? null : loadCart()])
  times += 1
  draw(<AddedDialog key={times} {...added} />)
}

function place(): Element {
  const element = document.createElement('div')
  element.id = 'cart-added'
  document.body.append(element)
  return element
}
