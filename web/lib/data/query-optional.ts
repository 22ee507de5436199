import type { PageContext } from 'vike/types'
import type { Operation } from './operation.ts'
import { keepJson, runOperation } from './run-operation.ts'

/** Data that a page can do without: null instead of a failure. In a component, `queryOptional({}, Operation, variables)`. */
export async function queryOptional<Data, Variables>(
  pageContext: Pick<PageContext, 'runOperation'>,
  operation: Operation<Data, Variables>,
  variables: Variables,
): Promise<Data | null> {
  try {
    const result = await runOperation(pageContext, operation, variables)
    return result.data ? keepJson(result.data, result.json) : null
  } catch {
    return null
  }
}
