import type { Operation } from '../../lib/data/operation.ts'
import type { CheckoutNotesQuery, CheckoutNotesQueryVariables } from '../operation-types.ts'
export const CheckoutNotes: Operation<CheckoutNotesQuery, CheckoutNotesQueryVariables> = {
  id: '3fe8c79192930d48514fffddaad4c7c3a554278448fddda9420b22482938285c',
  name: 'CheckoutNotes',
  document: () => import('../documents/CheckoutNotes.ts').then((file) => file.CheckoutNotes),
}