import type { Operation } from '../../lib/data/operation.ts'
import type { AddressesQuery, AddressesQueryVariables, RemoveFromBookMutation, RemoveFromBookMutationVariables, RestoreToBookMutation, RestoreToBookMutationVariables, SaveAddressMutation, SaveAddressMutationVariables, SetDefaultAddressMutation, SetDefaultAddressMutationVariables } from '../operation-types.ts'
export const Addresses: Operation<AddressesQuery, AddressesQueryVariables> = {
  id: 'a0b90fe16460c61b2898745c04e808810546e6a80e4fa9993223829670880b94',
  name: 'Addresses',
  document: () => import('../documents/Addresses.ts').then((file) => file.Addresses),
}

export const RemoveFromBook: Operation<RemoveFromBookMutation, RemoveFromBookMutationVariables> = {
  id: 'cdb74a2bcf7034dd0973b13932d39600f1550c8ca0b1959ebda98844b7141cce',
  name: 'RemoveFromBook',
  document: () => import('../documents/Addresses.ts').then((file) => file.RemoveFromBook),
}

export const RestoreToBook: Operation<RestoreToBookMutation, RestoreToBookMutationVariables> = {
  id: 'c3cfa5eb8618b060c4ac0d0ac3e019000e4a2cc27afa91a55274d1b6f92c0bae',
  name: 'RestoreToBook',
  document: () => import('../documents/Addresses.ts').then((file) => file.RestoreToBook),
}

export const SaveAddress: Operation<SaveAddressMutation, SaveAddressMutationVariables> = {
  id: '86e2335241b6a2c8dd184d9b4efc5ff859b0af7b8a80a4311c48726398e52c3c',
  name: 'SaveAddress',
  document: () => import('../documents/Addresses.ts').then((file) => file.SaveAddress),
}

export const SetDefaultAddress: Operation<SetDefaultAddressMutation, SetDefaultAddressMutationVariables> = {
  id: '2c7c748f6939d2cc35e37c5db96e46dbe7286006d20041772a23c28cb6f20c28',
  name: 'SetDefaultAddress',
  document: () => import('../documents/Addresses.ts').then((file) => file.SetDefaultAddress),
}