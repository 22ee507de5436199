import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { documents } from '../../generated/documents.ts'
import { cutOff, isCutOff } from '../data/cut-off.ts'
import type { Operation } from '../data/operation.ts'
import type { OperationResult } from '../page/page-context.ts'
import { client } from './client.ts'
import { createFetched, questionOf } from './fetched.ts'

const fetched = createFetched()

/** What `query` does in the browser: Apollo's cache while it is fresh, then the edge. Network failures count as an upstream's. */
export async function runInBrowser<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
): Promise<OperationResult<Data>> {
  const question = questionOf(operation.id, variables)
  const fetchPolicy = fetched.policyFor(question)
  try {
    const { data } = await client.query({
      query: documentOf(operation),
      variables: variables as OperationVariables,
      fetchPolicy,
    })
    if (fetchPolicy === 'network-only') fetched.answered(question)
    return { json: '', data: data ?? null }
  } catch (error) {
    if (CombinedGraphQLErrors.is(error)) return { json: '', data: null, errors: error.errors }
    const code = isCutOff(error) ? cutOff : 'UPSTREAM_UNAVAILABLE'
    const message = error instanceof Error ? error.message : String(error)
    return { json: '', data: null, errors: [{ message, extensions: { code } }] }
  }
}

/** The document of an operation, with its types; for Apollo's own functions. */
export function documentOf<Data, Variables>({
  name,
}: Operation<Data, Variables>): TypedDocumentNode<Data, OperationVariables> {
  const document = documents[name]
  if (!document) throw new Error(`No document ${name}: run npm run generate`)
  return document as TypedDocumentNode<Data, OperationVariables>
}
