import type { PageContext } from 'vike/types'

type QueryContext = Pick<PageContext, 'runOperation'>
export type DeferredStore = <Data>(
  key: string,
  start: (context: QueryContext) => Promise<Data | null>,
) => Promise<Data | null>

/** How long the server waits for a part that the page can do without. */
const patience = 1500

/** Starts each deferred query of a page once, however often React asks for it. */
export function deferredStore(context: QueryContext): DeferredStore {
  const started = new Map<string, Promise<unknown>>()
  return <Data>(key: string, start: (context: QueryContext) => Promise<Data | null>) => {
    const known = started.get(key) as Promise<Data | null> | undefined
    if (known) return known
    const promise = context.runOperation ? Promise.race([start(context), nothingAfter(patience)]) : start(context)
    started.set(key, promise)
    return promise
  }
}

function nothingAfter(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, null).unref())
}
