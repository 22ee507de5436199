import { createElement, Suspense, use } from 'react'
import { usePageScope } from '../scope/page-scope.ts'
import { HydrateLater } from './HydrateLater.tsx'
import { isServer } from './is-server.ts'
import type { IslandCode } from './island-code.ts'
import { Static, type StaticElement } from './Static.tsx'

type IslandProps<Props extends object> = StaticElement & {
  /** Its code, a file of its own in the build. */
  of: IslandCode<Props>
  props: Props
  /**
   * When the browser's script takes over the server's HTML, see README.md:
   * - `now`: with the page, which is nothing without it: its code is preloaded with the page's own;
   * - `with`: with the part around it, without an element of its own;
   * - `near`: when it comes near the screen, `idle`: in a quiet moment; both also by a touch, a press or the focus;
   * - `never`: nothing in it reacts but links; after a link its code is loaded to draw it.
   */
  when?: 'now' | 'with' | 'near' | 'idle' | 'never'
}

/** A part of the page with code of its own: the server draws it, and `when` says when the browser brings it to life. */
export function Island<Props extends object>({ of, props, when = 'near', ...element }: IslandProps<Props>) {
  // Here and not where it is drawn: its HTML may be there already.
  usePageScope().record.needSource(of.source, when === 'now')
  const view = <View of={of} props={props} />
  if (when === 'now' || when === 'with') return view
  if (when === 'never') return <Static {...element}>{isServer ? view : <Suspense>{view}</Suspense>}</Static>
  return (
    <HydrateLater when={when} {...element}>
      {view}
    </HydrateLater>
  )
}

/** Milliseconds until code that did not come is fetched again, since React asks at once. A held press waits longer (early/held-events.ts). */
const retryDelay = 4000

const pause = () => new Promise((go) => setTimeout(go, retryDelay))

function View<Props extends object>({ of, props }: Pick<IslandProps<Props>, 'of' | 'props'>) {
  if (!of.loaded() && !isServer) use(of.load().catch(pause))
  const Loaded = of.loaded()
  return Loaded ? createElement(Loaded, props) : null
}
