import { messageOf } from '../data/message-of.ts'
import type { Operation } from '../data/operation.ts'
import { type SendOptions, send } from '../data/send.ts'
import { type FormAnswer, type Outcome, outcomeOf } from './form-outcome.ts'

/** Sends a form by GraphQL; `answerIn` finds in the data what the engine says of it. */
export async function sendForm<Data, Variables>(
  mutation: Operation<Data, Variables>,
  variables: Variables,
  answerIn: (data: Data) => FormAnswer,
  options: Pick<SendOptions, 'onProgress'> = {},
): Promise<Outcome> {
  const { data, errors } = await send(mutation, variables, { tells: 'caller', ...options })
  if (data) return outcomeOf(answerIn(data))
  const message = messageOf(errors)
  return message ? { kind: 'refused', message, errors: {} } : { kind: 'lost' }
}
