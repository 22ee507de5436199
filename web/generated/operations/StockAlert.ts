import type { Operation } from '../../lib/data/operation.ts'
import type { RequestStockAlertMutation, RequestStockAlertMutationVariables } from '../operation-types.ts'
export const RequestStockAlert: Operation<RequestStockAlertMutation, RequestStockAlertMutationVariables> = {
  id: 'f2a330779baee7ebe0e7f5fe2ba43174490b5274cb302292e6051ba77fe27914',
  name: 'RequestStockAlert',
  document: () => import('../documents/StockAlert.ts').then((file) => file.RequestStockAlert),
}