import { needTexts } from '../i18n/load-more-texts.ts'
import { onPageShown } from '../scope/page-shown.ts'
import { type IslandRoot, islandRoot } from './island-root.tsx'
import { loadOnce } from './load-once.ts'

type Draw = IslandRoot['draw']

/** An island beside the page, with the texts of `areas`, which are fetched when the page doesn't have them. */
async function openIsland(element: Element, areas: readonly string[]): Promise<Draw> {
  await needTexts(areas)
  return islandRoot(element).draw
}

const places = new WeakMap<Element, () => Promise<Draw>>()

/** The island of a place in the page: opened with the first call, and again only when that failed. */
export function islandIn(place: Element, areas: readonly string[]): Promise<Draw> {
  const open = places.get(place) ?? loadOnce(() => openIsland(place, areas)).load
  places.set(place, open)
  return open()
}

/**
 * An island for dialogs above any page, at the end of the document: opened with the first call, and again only when that
 * failed. Dialogs that are open close when another page is shown.
 */
export function makeDialogIsland(id: string, areas: readonly string[]): () => Promise<Draw> {
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
