import { type ReactElement, startTransition, useLayoutEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { leaveFirstPage } from '../scope/first-page.ts'

let root: Root | undefined

export function isMounted(): boolean {
  return root !== undefined
}

/** Takes over the server's HTML. */
export function hydratePage(app: ReactElement): void {
  const container = document.getElementById('root')
  if (!container) throw new Error('The document has no root')
  root = hydrateRoot(container, <Shown onShown={markHydrated}>{app}</Shown>, {
    onRecoverableError: (error) => console.error(error),
  })
}

/** Shows the next page in the same root; the last one stays until it is ready. Resolves when it is to be seen. */
export function showPage(app: ReactElement): Promise<void> {
  leaveFirstPage()
  const { promise, resolve } = Promise.withResolvers<void>()
  startTransition(() => root?.render(<Shown onShown={resolve}>{app}</Shown>))
  return promise
}

/** Says that the page reacts; for whoever watches it from outside, such as the journeys. */
const markHydrated = () => {
  document.documentElement.dataset.hydrated = ''
}

/** Tells when its content has reached the document: only then can the router restore where the page was scrolled to. */
function Shown({ onShown, children }: { onShown: () => void; children: ReactElement }) {
  useLayoutEffect(onShown, [onShown])
  return children
}
