import type { Operation } from '../../lib/data/operation.ts'
import type { OrderDetailsQuery, OrderDetailsQueryVariables } from '../operation-types.ts'
export const OrderDetails: Operation<OrderDetailsQuery, OrderDetailsQueryVariables> = {
  id: '1cbd11c5fa7e06f320e0d0cb889f3d8f21abe749294a6063f85f9a20f6495966',
  name: 'OrderDetails',
  document: () => import('../documents/OrderDetails.ts').then((file) => file.OrderDetails),
}