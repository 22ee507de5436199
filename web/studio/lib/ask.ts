import type { ErrorCode } from '#contract/errors.ts'
import type { StudioOperation } from './operation.ts'

/** `CONNECTION_LOST`: no answer, so it is unknown whether the call was carried out. */
export type AskError = { code: ErrorCode | 'CONNECTION_LOST'; message: string }

export type Result<Data> = { data: Data; error: null } | { data: null; error: AskError }

type Answer = { data?: unknown; errors?: { message: string; extensions?: { code?: string } }[] }

/** `again`: asks for the login when a session has ended; false when it was given up. Set by the app's session. */
export const login: { again: () => Promise<boolean> } = { again: async () => false }

const timeOut = 30_000

/**
 * Sends one operation. Never throws: lost connections and refusals are results. A call that finds the session ended waits for the login and
 * is sent once more.
 */
export async function ask<Data, Variables>(
  operation: StudioOperation<Data, Variables>,
  variables: Variables,
): Promise<Result<Data>> {
  const result = await askOnce(operation, variables)
  const isOver = result.error?.code === 'LOGIN_REQUIRED'
  return isOver && (await login.again()) ? askOnce(operation, variables) : result
}

/** As `ask`, without a login in between. */
export const askOnce = <Data, Variables>(
  operation: StudioOperation<Data, Variables>,
  variables: Variables,
): Promise<Result<Data>> => send<Data>(bodyOf(operation, variables))

async function send<Data>(request: RequestInit): Promise<Result<Data>> {
  try {
    const response = await fetch('/studio/graphql', {
      ...request,
      method: 'POST',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(timeOut),
    })
    return resultOf((await response.json()) as Answer)
  } catch (error) {
    return { data: null, error: { code: 'CONNECTION_LOST', message: String(error) } }
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
