import { bringPanel } from './navigation-panels.ts'
import { close, linkOf, modeOf, open, panelOf } from './navigation-state.ts'

/** Whether what is below the entry is there; what could not be brought closes. Null when it was closed before that was known. */
export async function bringBelow(entry: HTMLElement, onNew: () => void): Promise<boolean | null> {
  const isNew = panelOf(entry)?.dataset.ready === undefined
  const isReady = await bringPanel(entry)
  const isOpen = 'open' in entry.dataset
  if (!isReady) close(entry)
  else if (isNew) onNew()
  return isOpen ? isReady : null
}

export type Bring = (entry: HTMLElement) => ReturnType<typeof bringBelow>

/** Opens an entry, or a category in it. In the drawer the focus goes along, unless the visitor has gone back or closed it meanwhile. */
export async function openByButton(nav: HTMLElement, holder: HTMLElement, bring: Bring): Promise<void> {
  open(holder)
  const isDrawer = modeOf(nav) === 'drawer'
  const isReady = holder.dataset.nav !== 'entry' || (await bring(holder))
  if (!isDrawer || isReady === null) return
  // What is below could not be brought: its own page shows it.
  if (!isReady) linkOf(holder)?.click()
  else panelOf(holder)?.querySelector<HTMLElement>('[data-nav="back"]')?.focus({ preventScroll: true })
}
