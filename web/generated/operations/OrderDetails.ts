import type { Operation } from '../../lib/data/operation.ts'
import type { OrderDetailsQuery, OrderDetailsQueryVariables } from '../operation-types.ts'
export const OrderDetails: Operation<OrderDetailsQuery, OrderDetailsQueryVariables> = {
  id: 'bd67ffe3b21072b4b4c6f31575e5b946a1bf31d7f94699d5c8e80718271583bd',
  name: 'OrderDetails',
  document: () => import('../documents/OrderDetails.ts').then((file) => file.OrderDetails),
}