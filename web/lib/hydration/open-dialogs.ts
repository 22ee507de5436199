import { onPageShown } from '../scope/page-shown.ts'
import { openIsland } from './island.tsx'
import { loadOnce } from './load-once.ts'

/**
 * An island for dialogs above any page, at the end of the document. What comes back opens it with the first call, and again only when that
 * failed. Dialogs that are open close when another page is shown.
 */
export function makeDialogIsland(id: string, areas: readonly string[]): () => ReturnType<typeof openIsland> {
  const { load } = loadOnce(async () => {
    const element = document.createElement('div')
    element.id = id
    const draw = await openIsland(element, areas)
    document.body.append(element)
    onPageShown(() => closeDialogs(element))
    return draw
  })
  return load
}

/** As the visitor closes them, so that code that waits for an answer gets one. */
function closeDialogs(element: Element): void {
  const hadFocus = element.contains(document.activeElement)
  for (const dialog of element.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
  // The browser returns the focus to what opened the dialog; it belongs to the heading of the new page (lib/routing/navigation.ts).
  if (hadFocus && document.activeElement instanceof HTMLElement) document.activeElement.blur()
}
