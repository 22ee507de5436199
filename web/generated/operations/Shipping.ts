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
  id: 'f0fb2b9df9871bcefece4cfa753601ca894428df2657f8927a40693ae473fd42',
  name: 'SaveShippingStep',
  document: () => import('../documents/Shipping.ts').then((file) => file.SaveShippingStep),
}

export const SelectDelivery: Operation<SelectDeliveryMutation, SelectDeliveryMutationVariables> = {
  id: '277840f575311cc398385ca65ab1eece0c83258b5f90d98c3a325af4b334bf59',
  name: 'SelectDelivery',
  document: () => import('../documents/Shipping.ts').then((file) => file.SelectDelivery),
}