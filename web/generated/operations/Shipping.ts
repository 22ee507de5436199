import type { Operation } from '../../lib/data/operation.ts'
import type { RemoveAddressMutation, RemoveAddressMutationVariables, RestoreAddressMutation, RestoreAddressMutationVariables, SaveShippingStepMutation, SaveShippingStepMutationVariables, SelectDeliveryMutation, SelectDeliveryMutationVariables } from '../operation-types.ts'
export const RemoveAddress: Operation<RemoveAddressMutation, RemoveAddressMutationVariables> = {
  id: '46b05d6c826f5c8c9e07ead19425c6dec0491ec0b746abdcded2460cecea58ec',
  name: 'RemoveAddress',
  document: () => import('../documents/Shipping.ts').then((file) => file.RemoveAddress),
}

export const RestoreAddress: Operation<RestoreAddressMutation, RestoreAddressMutationVariables> = {
  id: '0bdf92e6936a38957599606ef7f08e0c4d06847ab4c7ae53f297f49c421cc6c1',
  name: 'RestoreAddress',
  document: () => import('../documents/Shipping.ts').then((file) => file.RestoreAddress),
}

export const SaveShippingStep: Operation<SaveShippingStepMutation, SaveShippingStepMutationVariables> = {
  id: '2b2d72b485cc742ead697a492928a51698351019450a08bd904197090560c4d0',
  name: 'SaveShippingStep',
  document: () => import('../documents/Shipping.ts').then((file) => file.SaveShippingStep),
}

export const SelectDelivery: Operation<SelectDeliveryMutation, SelectDeliveryMutationVariables> = {
  id: 'ab1ff05a39d44875e00bd9d9164be7f637354a7277fb4cb0f9aeb40089c78af3',
  name: 'SelectDelivery',
  document: () => import('../documents/Shipping.ts').then((file) => file.SelectDelivery),
}