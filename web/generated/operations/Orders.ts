import type { Operation } from '../../lib/data/operation.ts'
import type { OrderHistoryQuery, OrderHistoryQueryVariables } from '../operation-types.ts'
export const OrderHistory: Operation<OrderHistoryQuery, OrderHistoryQueryVariables> = {
  id: 'c00542eb3bd7d4ab3c3c986f0da72ad4be6fb0d4b431163bdc2e275b87120acb',
  name: 'OrderHistory',
  document: () => import('../documents/Orders.ts').then((file) => file.OrderHistory),
}