import type { Operation } from '../../lib/data/operation.ts'
import type { ThankYouQuery, ThankYouQueryVariables } from '../operation-types.ts'
export const ThankYou: Operation<ThankYouQuery, ThankYouQueryVariables> = {
  id: 'e20d30b33858da69e9026e8753a9481a84ef2b999f70e86716593922636da9d3',
  name: 'ThankYou',
  document: () => import('../documents/Confirmation.ts').then((file) => file.ThankYou),
}