import type { OperationVariables } from '@apollo/client'
import type { Operation } from '../../../lib/data/operation.ts'
import { type FormAnswer, outcomeOf } from './refusal.ts'
import type { Outcome } from './use-account-form.ts'

/** Sends a form by GraphQL; `answerIn` finds in the data what the engine says of it. */
export async function sendMutation<Data, Variables>(
  mutation: Operation<Data, Variables>,
  variables: Variables,
  answerIn: (data: Data) => FormAnswer,
): Promise<Outcome> {
  try {
    const [{ client }, { documentOf }, { wordsOf }] = await Promise.all([
      import('../../../lib/apollo/client.ts'),
      import('../../../lib/apollo/run-in-browser.ts'),
      import('../../../lib/apollo/words-of.ts'),
    ])
    try {
      const { data } = await client.mutate({
        mutation: documentOf(mutation),
        variables: variables as OperationVariables,
        fetchPolicy: 'no-cache',
        context: { tells: 'caller' },
      })
      return outcomeOf(data ? answerIn(data as Data) : null)
    } catch (error) {
      const message = wordsOf(error)
      return message ? { kind: 'refused', message, errors: {} } : { kind: 'lost' }
    }
  } catch {
    // Without a connection its code does not come either.
    return { kind: 'lost' }
  }
}
