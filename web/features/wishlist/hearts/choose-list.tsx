import { makeDialogIsland } from '#web/lib/hydration/open-island.tsx'
import { ChooseListDialog } from './ChooseListDialog.tsx'
import type { HeartProduct } from './heart-changes.ts'

const open = makeDialogIsland('choose-list', ['wishlist'])
let turn = 0

/** Above any page; the focus goes back to the heart by itself, since the browser remembers where the dialog came from. */
export async function chooseList(product: HeartProduct, heart: HTMLElement): Promise<void> {
  const draw = await open()
  heart.focus({ preventScroll: true })
  turn += 1
  draw(<ChooseListDialog key={turn} product={product} />)
}
