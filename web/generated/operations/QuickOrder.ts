import type { Operation } from '../../lib/data/operation.ts'
import type { ItemByNumberQuery, ItemByNumberQueryVariables } from '../operation-types.ts'
export const ItemByNumber: Operation<ItemByNumberQuery, ItemByNumberQueryVariables> = {
  id: '205863e8e6d4bcbd2494192e8d1fc6cfa3678e71a61dc93d37c3fbf115d64f03',
  name: 'ItemByNumber',
  document: () => import('../documents/QuickOrder.ts').then((file) => file.ItemByNumber),
}