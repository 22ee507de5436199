import type { Operation } from '../../lib/data/operation.ts'
import type { AddressesQuery, AddressesQueryVariables, RemoveFromBookMutation, RemoveFromBookMutationVariables, RestoreToBookMutation, RestoreToBookMutationVariables, SaveAddressMutation, SaveAddressMutationVariables, SetDefaultAddressMutation, SetDefaultAddressMutationVariables } from '../operation-types.ts'
export const Addresses: Operation<AddressesQuery, AddressesQueryVariables> = {
  id: '8d412de40fc08ac535ceb95f2fe0f6252b1b8b55887e2b2f3d6f45c787990849',
  name: 'Addresses',
  document: () => import('../documents/Addresses.ts').then((file) => file.Addresses),
}

export const RemoveFromBook: Operation<RemoveFromBookMutation, RemoveFromBookMutationVariables> = {
  id: 'deb55966f9c1c326b2bd2a12d4590e597e791ef9f2ddca304f29882e2d3f8992',
  name: 'RemoveFromBook',
  document: () => import('../documents/Addresses.ts').then((file) => file.RemoveFromBook),
}

export const RestoreToBook: Operation<RestoreToBookMutation, RestoreToBookMutationVariables> = {
  id: '7a7b15a05f491dd2dee658466f750a1de716fba6ab90dc81f5d6149d6e91fcc4',
  name: 'RestoreToBook',
  document: () => import('../documents/Addresses.ts').then((file) => file.RestoreToBook),
}

export const SaveAddress: Operation<SaveAddressMutation, SaveAddressMutationVariables> = {
  id: '41fda0690b5a512031fd45800c806403d81931945bd3e02abb7a50dba90888b7',
  name: 'SaveAddress',
  document: () => import('../documents/Addresses.ts').then((file) => file.SaveAddress),
}

export const SetDefaultAddress: Operation<SetDefaultAddressMutation, SetDefaultAddressMutationVariables> = {
  id: '69b9ea00ea535d59fce9ad9eb302ff32f85a90899fed0105ab7a4d4978306449',
  name: 'SetDefaultAddress',
  document: () => import('../documents/Addresses.ts').then((file) => file.SetDefaultAddress),
}