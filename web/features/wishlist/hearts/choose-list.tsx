import { openIsland } from '../../../lib/hydration/island.tsx'
import { ChooseListDialog } from './ChooseListDialog.tsx'
import type { HeartProduct } from './heart-changes.ts'

let island: ReturnType<typeof openIsland> | undefined
let turn = 0

/** Above any page; the focus goes back to the heart by itself, since the browser remembers where the dialog came from. */
export async function chooseList(product: HeartProduct, heart: HTMLElement): Promise<void> {
  island ??= openIsland(makePlace(), ['wishlist'])
  const draw = await island
  heart.focus({ preventScroll: true })
  turn += 1
  draw(<ChooseListDialog key={turn} product={product} />)
}

function makePlace(): Element {
  const place = document.createElement('div')
  place.id = 'choose-list'
  document.body.append(place)
  return place
}
