import { type ReactNode, Suspense, use, useId } from 'react'
import { isServer } from '../hydration/is-server.ts'
import { useCameFromServer } from '../hydration/use-came-from-server.ts'
import { usePageScope } from '../scope/page-scope.ts'
import type { Operation } from './operation.ts'
import { queryOptional } from './query-optional.ts'
import { toScriptJson } from './raw-json.ts'

type DeferredProps<Data, Variables> = {
  operation: Operation<Data, Variables>
  variables: Variables
  /** Holds the place until the data is there. */
  fallback?: ReactNode
  /** Null when the data couldn't be had: the page does without. */
  children: (data: Data | null) => ReactNode
}

/**
 * A part of the page that the rest doesn't wait for (recommendations, reviews). Its data comes in a block inside the part, or
 * inside the first of several that share it, so that the browser takes it over without asking again. `+data` of a page
 * with such parts returns `isDeferred: true`.
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
  const key = encodeURIComponent(operation.id + JSON.stringify(variables))
  const written = !isServer && cameFromServer ? document.getElementById(key)?.textContent : undefined
  const data = written
    ? parsed<Data>(key, written)
    : use(deferred.ask(key, (context) => queryOptional(context, operation, variables)))
  const isWriter = isServer && deferred.isWriter(key, part)
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

function parsed<Data>(id: string, json: string): Data | null {
  if (!blocks.has(id)) blocks.set(id, JSON.parse(json))
  return blocks.get(id) as Data | null
}
