import type { Operation } from '../../lib/data/operation.ts'
import type { OrderDetailsQuery, OrderDetailsQueryVariables } from '../operation-types.ts'
export const OrderDetails: Operation<OrderDetailsQuery, OrderDetailsQueryVariables> = {
  id: '7f658d353d9a99208b572823032b16f700e17a0463a5921e02916df9353a77fe',
  name: 'OrderDetails',
  document: () => import('../documents/OrderDetails.ts').then((file) => file.OrderDetails),
}