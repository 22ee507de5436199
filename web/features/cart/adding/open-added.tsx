import { makeDialogIsland } from '#web/lib/hydration/open-island.tsx'
import type { CartAdded } from '#web/lib/visitor/cart-added.ts'
import { showToast } from '#web/ui/feedback/Toast/show-toast.ts'
import { cartState } from '../state/cart-store.ts'
import { loadCartTexts } from '../state/cart-texts.ts'
import { loadCart } from '../state/load-cart.ts'
import { AddedDialog } from './AddedDialog.tsx'
import type { AddingLine } from './adding-line.ts'

let times = 0

/** The sheet of an addition that the shop has not answered yet. */
type OpenSheet = {
  /** The shop took it; the answer may differ from what was requested. */
  finish: (lines: CartAdded['lines']) => Promise<void>
  /** Nothing was added. Without words the sheet closes, because the message is shown elsewhere. */
  fail: (error: string | null) => void
}

/** Prepares the sheet, so that a press only has to draw it. */
export const prepareSheet = makeDialogIsland('cart-added', ['buy'])

/** Opens the sheet at once with what the page knows; the shop's answer is drawn into it, or its words are a toast once it is closed. */
export async function openAdding(line: AddingLine): Promise<OpenSheet> {
  const draw = await prepareSheet()
  times += 1
  const key = times
  let isClosed = false
  const onClose = () => {
    isClosed = true
  }
  // A later addition has its own sheet.
  const isSeen = () => key === times && !isClosed
  const tell = (kind: 'error' | 'info', text: string) => showToast({ kind, text: `${line.name}: ${text}` })
  draw(<AddedDialog key={key} state="adding" adding={line} onClose={onClose} />)
  return {
    finish: async (lines) => {
      await loadCartTexts()
      if (isSeen()) draw(<AddedDialog key={key} state="added" lines={lines} onClose={onClose} />)
      else for (const { message } of lines) if (message) tell('info', message)
    },
    fail: (error) => {
      if (!isSeen()) return error ? tell('error', error) : undefined
      draw(error ? <AddedDialog key={key} state="failed" adding={line} error={error} onClose={onClose} /> : null)
    },
  }
}

/** Shows what another part of the page has added. */
export async function openAdded({ lines }: CartAdded): Promise<void> {
  const [draw] = await Promise.all([prepareSheet(), loadCartTexts(), cartState().cart ? null : loadCart()])
  times += 1
  draw(<AddedDialog key={times} state="added" lines={lines} />)
}
