import type { Operation } from '../../lib/data/operation.ts'
import type { OrderDetailsQuery, OrderDetailsQueryVariables } from '../operation-types.ts'
export const OrderDetails: Operation<OrderDetailsQuery, OrderDetailsQueryVariables> = {
  id: '070c8aa20f4caf6e3eb124d2993cb37cd995a206ecf4f2fcdf5624095647aa41',
  name: 'OrderDetails',
  document: () => import('../documents/OrderDetails.ts').then((file) => file.OrderDetails),
}