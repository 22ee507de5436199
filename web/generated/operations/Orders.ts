import type { Operation } from '../../lib/data/operation.ts'
import type { OrderHistoryQuery, OrderHistoryQueryVariables } from '../operation-types.ts'
export const OrderHistory: Operation<OrderHistoryQuery, OrderHistoryQueryVariables> = {
  id: '999cd24e7d9c426d61b0b3658f2e84556331ef9eba5b55a41b369fb4e037a105',
  name: 'OrderHistory',
  document: () => import('../documents/Orders.ts').then((file) => file.OrderHistory),
}