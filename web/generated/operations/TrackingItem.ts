import type { Operation } from '../../lib/data/operation.ts'
import type { TrackedItemQuery, TrackedItemQueryVariables } from '../operation-types.ts'
export const TrackedItem: Operation<TrackedItemQuery, TrackedItemQueryVariables> = {
  id: '0b0c7375da4818f752a4a9f9c04ffc4345268b25c58550713c8f31980ed8afe9',
  name: 'TrackedItem',
  document: () => import('../documents/TrackingItem.ts').then((file) => file.TrackedItem),
}