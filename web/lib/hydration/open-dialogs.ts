import { onPageShown } from '../scope/page-shown.ts'
import { openIsland } from './island.tsx'

/** An island for dialogs above any page, at the end of the document. What is open closes when another page is shown. */
export function openDialogs(id: string, areas: readonly string[]): ReturnType<typeof openIsland> {
  const element = document.createElement('div')
  element.id = id
  document.body.append(element)
  onPageShown(() => closeDialogs(element))
  return openIsland(element, areas)
}

/** As the visitor closes them, so that code that waits for an answer gets one. */
function closeDialogs(element: Element): void {
  const hadFocus = element.contains(document.activeElement)
  for (const dialog of element.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
  // The browser returns the focus to what opened the dialog; it belongs to the heading of the new page (lib/routing/navigation.ts).
  if (hadFocus && document.activeElement instanceof HTMLElement) document.activeElement.blur()
}
