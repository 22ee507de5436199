import { type ComponentType, createElement, use } from 'react'
import { isServer } from './is-server.ts'
import { usePageScope } from './page-scope.ts'

export type LateView<Props extends object> = {
  /** File that holds the component, by which the build finds its styles. */
  source: string
  /** Loads the code; the server and `+data` wait for it, so that the view is there when the page is drawn. */
  load: () => Promise<void>
  loaded: () => ComponentType<Props> | undefined
}

export function lateView<Props extends object>(
  source: string,
  loadView: () => Promise<ComponentType<Props>>,
): LateView<Props> {
  let View: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  return {
    source,
    load: () => {
      loading ??= loadView().then(
        (loaded) => {
          View = loaded
        },
        (error) => {
          loading = undefined
          throw error
        },
      )
      return loading
    },
    loaded: () => View,
  }
}

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
  if (!view.loaded() && !isServer) use(view.load())
  const View = view.loaded()
  return View ? createElement(View, props) : null
}
