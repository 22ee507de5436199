import type { Operation } from '../../lib/data/operation.ts'
import type { CustomerInfoQuery, CustomerInfoQueryVariables, CustomerNewsQuery, CustomerNewsQueryVariables } from '../operation-types.ts'
export const CustomerInfo: Operation<CustomerInfoQuery, CustomerInfoQueryVariables> = {
  id: '154f20e798b6e0b4e6e89523f03aa440550fb5e1767a18a730697d0b333f6d4b',
  name: 'CustomerInfo',
  document: () => import('../documents/CustomerInfo.ts').then((file) => file.CustomerInfo),
}

export const CustomerNews: Operation<CustomerNewsQuery, CustomerNewsQueryVariables> = {
  id: 'a651d1a880a29e9d133ba502a8a6c2f1ae8c65bae7a598b62903789ee8b47df9',
  name: 'CustomerNews',
  document: () => import('../documents/CustomerInfo.ts').then((file) => file.CustomerNews),
}