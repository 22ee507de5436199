import { type ReactNode, Suspense, use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { whenIdle } from '../browser/when-idle.ts'
import { usePageScope } from '../scope/page-scope.ts'
import { Boundary } from './Boundary.tsx'
import { isServer } from './is-server.ts'
import type { DataAttributes } from './Static.tsx'
import { useCameFromServer } from './use-came-from-server.ts'
import { addIsland } from './waiting-islands.ts'
import { whenNearScreen } from './when-near-screen.ts'

type HydrateLaterProps = {
  /** What starts hydration, besides a touch, a click or focus inside. */
  when: 'near' | 'idle'
  className?: string | undefined
  /** Further data attributes of the element. */
  marks?: DataAttributes
  children: ReactNode
}

const interactions = ['pointerenter', 'pointerdown', 'focusin', 'keydown'] as const

/**
 * The server's HTML is shown at once, the script for it is loaded and hydrated when it is wanted (see Island).
 */
export function HydrateLater({ when, className, marks, children }: HydrateLaterProps) {
  const container = useRef<HTMLDivElement>(null)
  const cameFromServer = useCameFromServer()
  const scope = usePageScope()
  const [gate] = useState(makeGate)
  const [first] = useState({ scope, children })

  // Another page reaches this part before it is hydrated: React hydrates it first and would wait for the gate for ever.
  if (scope !== first.scope || children !== first.children) gate.open()

  // A layout effect: what holds events has to know of the parts within a part as soon as that is hydrated.
  useLayoutEffect(() => {
    if (!container.current || gate.isHydrated) return
    gate.onHydrated = addIsland(container.current, gate)
    return gate.hydrate
  }, [gate])

  useEffect(() => {
    const element = container.current
    if (!element || gate.isOpen) return
    // The visitor was here before the script.
    if (element.contains(document.activeElement)) return gate.open()
    const stop = when === 'idle' ? whenIdle(gate.open) : whenNearScreen(element, gate.open)
    for (const type of interactions) element.addEventListener(type, gate.open, { once: true, capture: true })
    return () => {
      stop()
      for (const type of interactions) element.removeEventListener(type, gate.open, { capture: true })
    }
  }, [when, gate])

  // The same element on every render of this component alone: an update that reaches the boundary before it is hydrated
  // makes React throw the server's HTML away.
  const content = useMemo(
    () => (
      <Boundary fallback={<Hydrated mark={gate.hydrate} />}>
        <Suspense fallback={null}>
          <Gate wait={!isServer && cameFromServer ? gate.opened : null}>{children}</Gate>
          <Hydrated mark={gate.hydrate} />
        </Suspense>
      </Boundary>
    ),
    [cameFromServer, gate, children],
  )
  return (
    <div ref={container} className={className} {...marks}>
      {content}
    </div>
  )
}

function Gate({ wait, children }: { wait: Promise<void> | null; children: ReactNode }) {
  if (wait) use(wait)
  return children
}

/** Stands behind the content: when this is in the document, the content is. */
function Hydrated({ mark }: { mark: () => void }) {
  useLayoutEffect(mark, [mark])
  return null
}

/** A promise that React can read synchronously once it is open, so that a click hydrates before it is handled. */
function makeGate() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const hydration = Promise.withResolvers<void>()
  const opened: Promise<void> & { status?: string; value?: undefined } = promise
  const gate = {
    opened,
    isOpen: false,
    hydrated: hydration.promise,
    isHydrated: false,
    onHydrated: () => {},
    hydrate: () => {
      gate.isHydrated = true
      gate.onHydrated()
      hydration.resolve()
    },
    open: () => {
      gate.isOpen = true
      opened.status = 'fulfilled'
      resolve()
    },
  }
  return gate
}
