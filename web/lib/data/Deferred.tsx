import { type ReactNode, Suspense, use, useId } from 'react'
import { isServer } from '../hydration/is-server.ts'
import { useCameFromServer } from '../hydration/use-came-from-server.ts'
import { readFirstPage } from '../scope/first-page.ts'
import { usePageScope } from '../scope/page-scope.ts'
import { deferredKey } from './deferred-store.ts'
import type { Operation } from './operation.ts'
import { toScriptJson } from './page-json.ts'
import { send } from './send.ts'

type DeferredProps<Data, Variables> = {
  operation: Operation<Data, Variables>
  variables: Variables
  /** Holds the place until the data is there. */
  fallback?: ReactNode
  /** Null when the data couldn't be had: the page does without. */
  children: (data: Data | null) => ReactNode
}

/**
 * A part of the page that the rest doesn't wait for (recommendations, reviews). The browser takes its data over without asking again:
 * it comes with the page's data or, where the page is a stream, in a block inside the part, or inside the first of several that share
 * it. `+data` of a page with such parts returns `isDeferred: true`.
 */
export function Deferred<Data, Variables>({ fallback, ...content }: DeferredProps<Data, Variables>) {
  return (
    <Suspense fallback={fallback}>
      <DeferredContent {...content} />
    </Suspense>
  )
}

function DeferredContent<Data, Variables>({
  operation,
  variables,
  children,
}: Omit<DeferredProps<Data, Variables>, 'fallback'>) {
  const part = useId()
  const cameFromServer = useCameFromServer()
  const { deferred } = usePageScope()
  const key = deferredKey(operation, variables)
  const known = !isServer && cameFromServer ? dataFromServer<Data>(key) : undefined
  const data =
    known !== undefined
      ? known
      : use(deferred.ask(key, async ({ runOperation }) => (await send(operation, variables, { runOperation })).data))
  if (isServer) deferred.collected?.set(key, data)
  const isWriter = isServer && !deferred.collected && deferred.isWriter(key, part)
  return (
    <>
      <script
        type="application/json"
        id={isWriter ? key : undefined}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
        dangerouslySetInnerHTML={{ __html: isWriter ? toScriptJson(data) : '' }}
      />
      {children(data)}
    </>
  )
}

const blocks = new Map<string, unknown>()

/** Undefined when the server has sent none. */
function dataFromServer<Data>(key: string): Data | null | undefined {
  const { deferred = {} } = readFirstPage()
  if (key in deferred) return deferred[key] as Data | null
  const block = document.getElementById(key)?.textContent
  if (block && !blocks.has(key)) blocks.set(key, JSON.parse(block))
  return blocks.get(key) as Data | null | undefined
}
