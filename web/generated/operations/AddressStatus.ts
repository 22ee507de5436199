import type { Operation } from '../../lib/data/operation.ts'
import type { AddressStatusQuery, AddressStatusQueryVariables } from '../operation-types.ts'
export const AddressStatus: Operation<AddressStatusQuery, AddressStatusQueryVariables> = {
  id: '85751ac547412879b7e025b7706b7fd9ae81bf7930362f92d8ee8faab9b03ae9',
  name: 'AddressStatus',
  document: () => import('../documents/AddressStatus.ts').then((file) => file.AddressStatus),
}