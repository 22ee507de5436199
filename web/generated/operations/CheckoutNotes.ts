import type { Operation } from '../../lib/data/operation.ts'
import type { CheckoutNotesQuery, CheckoutNotesQueryVariables } from '../operation-types.ts'
export const CheckoutNotes: Operation<CheckoutNotesQuery, CheckoutNotesQueryVariables> = {
  id: '47f4d1415113ad5d78c735d71cf746bdb2b8b938b39d7f77a773f2e7a90dcae4',
  name: 'CheckoutNotes',
  document: () => import('../documents/CheckoutNotes.ts').then((file) => file.CheckoutNotes),
}