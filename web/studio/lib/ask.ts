import type { ErrorCode } from '#contract/errors.ts'
import { createListeners } from '../../lib/browser/listeners.ts'
import type { StudioOperation } from './operation.ts'

/** `CONNECTION_LOST`: no answer, so it is unknown whether the call was carried out. */
export type AskError = { code: ErrorCode | 'CONNECTION_LOST'; message: string }

export type Result<Data> = { data: Data; error: null } | { data: null; error: AskError }

type Answer = { data?: unknown; errors?: { message: string; extensions?: { code?: string } }[] }

/** Told of each error that a call ends in, for example to ask for the login again. */
export const askErrors = createListeners<AskError>()

const timeOut = 30_000

/** Sends one operation. Never throws: lost connections and refusals are results. */
export async function ask<Data, Variables>(
  operation: StudioOperation<Data, Variables>,
  variables: Variables,
): Promise<Result<Data>> {
  const result = await send<Data>(bodyOf(operation, variables))
  if (result.error) askErrors.tell(result.error)
  return result
}

async function send<Data>(request: RequestInit): Promise<Result<Data>> {
  try {
    const response = await fetch('/studio/graphql', {
      ...request,
      method: 'POST',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(timeOut),
    })
    return resultOf((await response.json()) as Answer)
  } catch (fault) {
    return { data: null, error: { code: 'CONNECTION_LOST', message: String(fault) } }
  }
}

/** Without an answer of the engine, as when the edge can't reach it, there are errors only. */
function resultOf<Data>({ data, errors }: Answer): Result<Data> {
  const [first] = errors ?? []
  if (!first && data) return { data: data as Data, error: null }
  const code = (first?.extensions?.code ?? 'INTERNAL') as ErrorCode
  return { data: null, error: { code, message: first?.message ?? '' } }
}

/** A file among the variables makes the request multipart (GraphQL multipart request specification). */
function bodyOf(operation: { id: string }, variables: unknown): RequestInit {
  const files = new Map<string, File>()
  const plain = withoutFiles(variables, 'variables', files)
  const body = JSON.stringify({ id: operation.id, variables: plain })
  if (files.size === 0) return { headers: { 'content-type': 'application/json' }, body }
  const form = new FormData()
  form.append('operations', body)
  const paths = [...files.keys()].map((path, index): [string, string[]] => [String(index), [path]])
  form.append('map', JSON.stringify(Object.fromEntries(paths)))
  for (const [index, file] of [...files.values()].entries()) form.append(String(index), file)
  return { body: form }
}

function withoutFiles(value: unknown, path: string, files: Map<string, File>): unknown {
  if (value instanceof File) {
    files.set(path, value)
    return null
  }
  if (Array.isArray(value)) return value.map((item, index) => withoutFiles(item, `${path}.${index}`, files))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, withoutFiles(item, `${path}.${name}`, files)]),
  )
}
