import { makeDialogIsland } from '#web/lib/hydration/open-island.tsx'
import type { ToCart, ToCartEntry } from '../list-types.ts'
import { ToCartDialog } from './ToCartDialog.tsx'
import { VariantDialog, type WantedChoice } from './VariantDialog.tsx'

/** Dialogs above a page that has none of their texts, such as one with an editors' list. */
const open = makeDialogIsland('list-dialogs', ['wishlist', 'wishlistEntry', 'wishlistPage'])

/** The item that was chosen, or null. */
export async function askForVariant(choice: WantedChoice): Promise<string | null> {
  const draw = await open()
  return new Promise((resolve) => {
    const done = (itemId: string | null) => {
      draw(<VariantDialog choice={null} onDone={() => undefined} />)
      resolve(itemId)
    }
    draw(<VariantDialog choice={choice} onDone={done} />)
  })
}

/** The entry whose variant is to be chosen now, or null when that was all. */
export async function showToCart(result: ToCart): Promise<ToCartEntry | null> {
  const draw = await open()
  return new Promise((resolve) => {
    const done = (entry: ToCartEntry | null) => {
      draw(<ToCartDialog result={null} onChoose={() => undefined} onClose={() => undefined} />)
      resolve(entry)
    }
    draw(<ToCartDialog result={result} onChoose={done} onClose={() => done(null)} />)
  })
}
