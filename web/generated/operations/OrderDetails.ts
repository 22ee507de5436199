import type { Operation } from '../../lib/data/operation.ts'
import type { OrderDetailsQuery, OrderDetailsQueryVariables } from '../operation-types.ts'
export const OrderDetails: Operation<OrderDetailsQuery, OrderDetailsQueryVariables> = {
  id: '7a513368e8cc90c118d5c7df2fd72d117b988793b2d686447a3e0c1fb8202644',
  name: 'OrderDetails',
  document: () => import('../documents/OrderDetails.ts').then((file) => file.OrderDetails),
}