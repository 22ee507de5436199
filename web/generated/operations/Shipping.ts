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
  id: 'ffcc18943d1873bb2191aca4999fb2f96e40f49af32dcf674eb23f3c534e072c',
  name: 'SaveShippingStep',
  document: () => import('../documents/Shipping.ts').then((file) => file.SaveShippingStep),
}

export const SelectDelivery: Operation<SelectDeliveryMutation, SelectDeliveryMutationVariables> = {
  id: 'cd9bf1cd485d573ccc04ad9f65fd027ae18a88077b393e25e58e4d3862e821c1',
  name: 'SelectDelivery',
  document: () => import('../documents/Shipping.ts').then((file) => file.SelectDelivery),
}