import { fetchWithToken } from '../apollo/fetch-with-token.ts'
import type { Operation } from './operation.ts'

/** What a browser posts to /graphql: the id of the operation instead of its text. */
export function operationBody<Data, Variables>({ id, name }: Operation<Data, Variables>, variables: Variables): string {
  return JSON.stringify({
    operationName: name,
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash: id } },
  })
}

/** Data of a public operation without Apollo, for parts that need nothing else of it; null for any failure. */
export async function askPlainly<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
): Promise<Data | null> {
  try {
    const response = await fetchWithToken('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: operationBody(operation, variables),
    })
    const { data } = (await response.json()) as { data?: Data | null }
    return data ?? null
  } catch {
    return null
  }
}
