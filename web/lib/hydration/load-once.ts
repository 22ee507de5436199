/** Something whose code is loaded when it is asked for: once, and again only when that failed. */
export type LoadedOnce<T> = {
  load: () => Promise<T>
  /** Undefined until it is there. */
  loaded: () => T | undefined
}

export function loadOnce<T>(fetch: () => Promise<T>): LoadedOnce<T> {
  let found: T | undefined
  let loading: Promise<T> | undefined
  return {
    load: () => {
      loading ??= fetch().then(
        (loaded) => {
          found = loaded
          return loaded
        },
        (error) => {
          loading = undefined
          throw error
        },
      )
      return loading
    },
    loaded: () => found,
  }
}
