import type { Operation } from '../../lib/data/operation.ts'
import type { OrderHistoryQuery, OrderHistoryQueryVariables } from '../operation-types.ts'
export const OrderHistory: Operation<OrderHistoryQuery, OrderHistoryQueryVariables> = {
  id: '8c9c71b0e531f7dad7c1e4cdbbe65e8183628bb63a8f363c9fe5c5e8381046b3',
  name: 'OrderHistory',
  document: () => import('../documents/Orders.ts').then((file) => file.OrderHistory),
}