import type { Operation } from '../../lib/data/operation.ts'
import type { OrderedByQuery, OrderedByQueryVariables } from '../operation-types.ts'
export const OrderedBy: Operation<OrderedByQuery, OrderedByQueryVariables> = {
  id: '53cf9d3b455cb462c099e7d051777f0b83e52fd4f877113d894a99cbabbba60c',
  name: 'OrderedBy',
  document: () => import('../documents/Registration.ts').then((file) => file.OrderedBy),
}