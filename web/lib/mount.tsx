import { type ReactElement, startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'

let root: Root | undefined

export function isMounted(): boolean {
  return root !== undefined
}

/** Takes over the server's HTML. */
export function hydratePage(app: ReactElement): void {
  const container = document.getElementById('root')
  if (!container) throw new Error('The document has no root')
  root = hydrateRoot(container, app, { onRecoverableError: (error) => console.error(error) })
}

/** Shows the next page in the same root; the last one stays until it is ready. */
export function showPage(app: ReactElement): void {
  startTransition(() => root?.render(app))
}
