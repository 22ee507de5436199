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
  id: '77672043a9f0a80d5c449b1f7f2dd4db8adac7246e964512d41f5293fd56f66d',
  name: 'SaveShippingStep',
  document: () => import('../documents/Shipping.ts').then((file) => file.SaveShippingStep),
}

export const SelectDelivery: Operation<SelectDeliveryMutation, SelectDeliveryMutationVariables> = {
  id: 'aae030c3586fe5461802f17ded96b92b773b9b37b069e6c0f8b683088e69cc38',
  name: 'SelectDelivery',
  document: () => import('../documents/Shipping.ts').then((file) => file.SelectDelivery),
}