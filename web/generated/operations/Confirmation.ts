import type { Operation } from '../../lib/data/operation.ts'
import type { ThankYouQuery, ThankYouQueryVariables } from '../operation-types.ts'
export const ThankYou: Operation<ThankYouQuery, ThankYouQueryVariables> = {
  id: '0a928a18a646eafd8fc8f7b9bb8cc31a6be9fd442028e4f843f90d0fc77beb65',
  name: 'ThankYou',
  document: () => import('../documents/Confirmation.ts').then((file) => file.ThankYou),
}