import { createHash } from 'node:crypto'
import type { PaymentRow } from '../payments.tables.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Id of a message without one of its own: the same content is the same event. */
export const eventOfContent = (content: string): string => sha256(content)

/** Id of an answer to an inquiry: the same answer means something new once the payment has changed. */
export const eventOfAnswer = ({ id, state, changedAt }: PaymentRow, content: string): string =>
  sha256(`${id} ${state} ${changedAt.toISOString()} ${content}`)
