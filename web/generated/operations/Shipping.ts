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
  id: 'e101f7424a4e935a81474f57cc149ff3d688cc428be2a01aa7d70db1c0247a35',
  name: 'SaveShippingStep',
  document: () => import('../documents/Shipping.ts').then((file) => file.SaveShippingStep),
}

export const SelectDelivery: Operation<SelectDeliveryMutation, SelectDeliveryMutationVariables> = {
  id: 'd211cb796167aa53c08da47c3fa6adfdf0db733db744138151fc2560fb1a6213',
  name: 'SelectDelivery',
  document: () => import('../documents/Shipping.ts').then((file) => file.SelectDelivery),
}