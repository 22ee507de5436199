import type { Operation } from '../../lib/data/operation.ts'
import type { CheckoutNotesQuery, CheckoutNotesQueryVariables } from '../operation-types.ts'
export const CheckoutNotes: Operation<CheckoutNotesQuery, CheckoutNotesQueryVariables> = {
  id: '46a479ad4b2ffa8f7d6587eb02b7eac5f0995c43a7f47617ce463ef953f9f916',
  name: 'CheckoutNotes',
  document: () => import('../documents/CheckoutNotes.ts').then((file) => file.CheckoutNotes),
}