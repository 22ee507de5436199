import type { OperationVariables } from '@apollo/client'
import type { Operation } from '../data/operation.ts'
import { type FormAnswer, type Outcome, outcomeOf } from './form-outcome.ts'

/** Sends a form by GraphQL; `answerIn` finds in the data what the engine says of it. */
export async function sendForm<Data, Variables>(
  mutation: Operation<Data, Variables>,
  variables: Variables,
  answerIn: (data: Data) => FormAnswer,
): Promise<Outcome> {
  try {
    const [{ client }, { documentOf }, { wordsOf }] = await Promise.all([
      import('../apollo/client.ts'),
      import('../apollo/run-in-browser.ts'),
      import('../apollo/words-of.ts'),
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
