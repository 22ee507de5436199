import type { Operation } from '../../lib/data/operation.ts'
import type { ThankYouQuery, ThankYouQueryVariables } from '../operation-types.ts'
export const ThankYou: Operation<ThankYouQuery, ThankYouQueryVariables> = {
  id: 'de588a2e74e6d4a1902dfd12bf341417e1ba2024f964025c8d044ced788e77c1',
  name: 'ThankYou',
  document: () => import('../documents/Confirmation.ts').then((file) => file.ThankYou),
}