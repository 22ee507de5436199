import type { PageContext } from 'vike/types'
import { deferredKey } from './deferred-store.ts'
import type { Operation } from './operation.ts'
import { send } from './send.ts'

declare global {
  namespace Vike {
    interface PageContext {
      /** On the server: data of deferred parts that was asked for before they were drawn, by their keys. */
      askedAhead?: Map<string, Promise<unknown>>
    }
  }
}

/**
 * For `+data` on the server, which does not wait for it: asks for the data of a Deferred of the page, so that it leaves for the engine with
 * what else the page needs, and not once the rest is there.
 */
export function askAhead<Data, Variables>(
  pageContext: PageContext,
  operation: Operation<Data, Variables>,
  variables: Variables,
): void {
  pageContext.askedAhead ??= new Map()
  const ask = async () => (await send(operation, variables, { runOperation: pageContext.runOperation })).data
  pageContext.askedAhead.set(deferredKey(operation, variables), ask())
}
