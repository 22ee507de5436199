import type { PageContext } from 'vike/types'
import type { Operation } from './operation.ts'
import { rememberJson } from './raw-json.ts'
import { type SendOptions, send } from './send.ts'

/** Data that a page can do without: null instead of a failure. In a component, `queryOptional({}, Operation, variables)`. */
export async function queryOptional<Data, Variables>(
  { runOperation }: Pick<PageContext, 'runOperation'>,
  operation: Operation<Data, Variables>,
  variables: Variables,
  options?: Pick<SendOptions, 'fresh'>,
): Promise<Data | null> {
  const { data, json } = await send(operation, variables, { ...options, runOperation })
  rememberJson(data, json)
  return data
}
