import type { OperationVariables } from '@apollo/client'
import type { Operation } from '../../lib/operation.ts'

/** Null when the engine couldn't be asked. */
export async function sendMutation<Data, Variables>(
  mutation: Operation<Data, Variables>,
  variables: Variables,
): Promise<Data | null> {
  try {
    const [{ client }, { documentOf }] = await Promise.all([
      import('../../lib/apollo/client.ts'),
      import('../../lib/apollo/run-in-browser.ts'),
    ])
    const { data } = await client.mutate({
      mutation: documentOf(mutation),
      variables: variables as OperationVariables,
      fetchPolicy: 'no-cache',
      context: { tells: 'caller' },
    })
    return (data as Data | undefined) ?? null
  } catch {
    return null
  }
}
