import { type ReactElement, startTransition, useLayoutEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { logFailure } from '../browser/leaving.ts'
import { leaveFirstPage } from '../scope/first-page.ts'

let root: Root | undefined

export function isMounted(): boolean {
  return root !== undefined
}

const hydration = Promise.withResolvers<void>()

/** Hydrates the server's HTML; resolves when the page answers, except for parts that are hydrated later. */
export function hydratePage(app: ReactElement): Promise<void> {
  const container = document.getElementById('root')
  if (!container) throw new Error('The document has no root')
  // In a transition React works in slices of a few milliseconds, between which the browser answers.
  startTransition(() => {
    root = hydrateRoot(container, <Shown onShown={markHydrated}>{app}</Shown>, {
      onCaughtError: (error) => logFailure(error),
      onRecoverableError: (error) => logFailure(error),
    })
  })
  return hydration.promise
}

/** Renders the next page in the same root; the last page stays until it is ready. Resolves when it is visible. */
export function showPage(app: ReactElement): Promise<void> {
  leaveFirstPage()
  const { promise, resolve } = Promise.withResolvers<void>()
  startTransition(() => root?.render(<Shown onShown={resolve}>{app}</Shown>))
  return promise
}

/** Marks the page as hydrated, for external observers such as the journeys. */
const markHydrated = () => {
  document.documentElement.dataset.hydrated = ''
  hydration.resolve()
}

/** Reports when its content is in the document: only then can the router restore the scroll position. */
function Shown({ onShown, children }: { onShown: () => void; children: ReactElement }) {
  useLayoutEffect(onShown, [onShown])
  return children
}
