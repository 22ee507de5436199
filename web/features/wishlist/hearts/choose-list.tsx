import { openDialogs } from '../../../lib/hydration/open-dialogs.ts'
import { ChooseListDialog } from './ChooseListDialog.tsx'
import type { HeartProduct } from './heart-changes.ts'

let island: ReturnType<typeof openDialogs> | undefined
let turn = 0

/** Above any page; the focus goes back to the heart by itself, since the browser remembers where the dialog came from. */
export async function chooseList(product: HeartProduct, heart: HTMLElement): Promise<void> {
  island ??= openDialogs('choose-list', ['wishlist'])
  const draw = await island
  heart.focus({ preventScroll: true })
  turn += 1
  draw(<ChooseListDialog key={turn} product={product} />)
}
