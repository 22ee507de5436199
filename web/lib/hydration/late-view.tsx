import { type ComponentType, createElement, use } from 'react'
import { usePageScope } from '../scope/page-scope.ts'
import { isServer } from './is-server.ts'
import { type LoadedOnce, loadOnce } from './load-once.ts'

/** The server and `+data` wait for its code, so that the view is there when the page is drawn. */
type LateView<Props extends object> = LoadedOnce<ComponentType<Props>> & {
  /** File that holds the component, by which the build finds its styles. */
  source: string
}

const loaders = new Map<string, () => Promise<unknown>>()

export function lateView<Props extends object>(
  source: string,
  loadView: () => Promise<ComponentType<Props>>,
): LateView<Props> {
  const view = { source, ...loadOnce(loadView) }
  loaders.set(source, view.load)
  return view
}

/** Loads views by their files, so that hydration need not stop at them. */
export async function loadViews(sources: readonly string[]): Promise<void> {
  await Promise.all(sources.map((source) => loaders.get(source)?.()))
}

/** Milliseconds until code that did not come is fetched again, since React asks at once. A held press waits longer (entry/early/held-events.ts). */
const retryDelay = 4000

const pause = () => new Promise((go) => setTimeout(go, retryDelay))

type LateProps<Props extends object> = {
  view: LateView<Props>
  props: Props
  /** The page is nothing without it: its code is preloaded with the page's own. */
  isWantedNow?: boolean
}

/**
 * A part whose code no first page waits for: the server draws it, and the <Static> or <HydrateLater> around it decides
 * whether the browser ever loads it.
 */
export function Late<Props extends object>({ view, props, isWantedNow = false }: LateProps<Props>) {
  usePageScope().record.needSource(view.source, isWantedNow)
  if (!view.loaded() && !isServer) use(view.load().catch(pause))
  const View = view.loaded()
  return View ? createElement(View, props) : null
}
