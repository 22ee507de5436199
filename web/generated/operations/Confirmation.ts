import type { Operation } from '../../lib/data/operation.ts'
import type { ThankYouQuery, ThankYouQueryVariables } from '../operation-types.ts'
export const ThankYou: Operation<ThankYouQuery, ThankYouQueryVariables> = {
  id: '5ab3562c78f60b38cd651511069caa4b450abd51567d46ae9dd693daf33c4da3',
  name: 'ThankYou',
  document: () => import('../documents/Confirmation.ts').then((file) => file.ThankYou),
}