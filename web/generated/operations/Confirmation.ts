import type { Operation } from '../../lib/data/operation.ts'
import type { ThankYouQuery, ThankYouQueryVariables } from '../operation-types.ts'
export const ThankYou: Operation<ThankYouQuery, ThankYouQueryVariables> = {
  id: '0caebe2f7886275eb83f35f33a7cedcabf2eb487682af5dbdbc2aebe9d8c8b97',
  name: 'ThankYou',
  document: () => import('../documents/Confirmation.ts').then((file) => file.ThankYou),
}