import type { PageContext } from 'vike/types'
import { isServer } from '../hydration/is-server.ts'
import type { Operation } from './operation.ts'

type QueryContext = Pick<PageContext, 'runOperation' | 'askedAhead'>
export type DeferredStore = {
  /** Starts each query of a page once, however often React asks for it. */
  ask: <Data>(key: string, start: (context: QueryContext) => Promise<Data | null>) => Promise<Data | null>
  /** Whether the part writes the data of its query into the page: of several with the same query the first, again and again. */
  isWriter: (key: string, part: string) => boolean
  /** Set where the data of all parts goes into the page's data instead: takes it by key. */
  collected?: Map<string, unknown>
}

/** Names the query of a part; also the id of an element. */
export const deferredKey = <Data, Variables>({ id }: Operation<Data, Variables>, variables: Variables): string =>
  encodeURIComponent(id + JSON.stringify(variables))

/** How long the server waits for a part that the page can do without. */
const patience = 1500

export function deferredStore(context: QueryContext): DeferredStore {
  const started = new Map<string, Promise<unknown>>()
  const writers = new Map<string, string>()
  return {
    ask: <Data>(key: string, start: (context: QueryContext) => Promise<Data | null>) => {
      const known = started.get(key) as Promise<Data | null> | undefined
      if (known) return known
      const ahead = context.askedAhead?.get(key) as Promise<Data | null> | undefined
      const answer = ahead ?? start(context)
      const promise = isServer && context.runOperation ? Promise.race([answer, nothingAfter(patience)]) : answer
      started.set(key, promise)
      return promise
    },
    isWriter: (key, part) => {
      if (!writers.has(key)) writers.set(key, part)
      return writers.get(key) === part
    },
  }
}

function nothingAfter(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, null).unref())
}
