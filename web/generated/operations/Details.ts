import type { Operation } from '../../lib/data/operation.ts'
import type { AccountListsQuery, AccountListsQueryVariables, CancelEmailChangeMutation, CancelEmailChangeMutationVariables, ChangeAccountDataMutation, ChangeAccountDataMutationVariables, ConfirmEmailChangeMutation, ConfirmEmailChangeMutationVariables, ContactDetailsQuery, ContactDetailsQueryVariables, UpdateEmailMutation, UpdateEmailMutationVariables, UpdatePhoneMutation, UpdatePhoneMutationVariables } from '../operation-types.ts'
export const AccountLists: Operation<AccountListsQuery, AccountListsQueryVariables> = {
  id: 'd2162fbc427c90aa1df2e9123c3f19f17d349b6ba5fd79536c3805feada6c89c',
  name: 'AccountLists',
  document: () => import('../documents/Details.ts').then((file) => file.AccountLists),
}

export const CancelEmailChange: Operation<CancelEmailChangeMutation, CancelEmailChangeMutationVariables> = {
  id: 'ce8c29b884785e34d692c8b2d6b6611353b3b3b8deb92651f0cdd78a424b300b',
  name: 'CancelEmailChange',
  document: () => import('../documents/Details.ts').then((file) => file.CancelEmailChange),
}

export const ChangeAccountData: Operation<ChangeAccountDataMutation, ChangeAccountDataMutationVariables> = {
  id: '0975f9d24106ff11e8a06afc3dc0a37e0ab45d91a8a9f86123331ef8ce335d34',
  name: 'ChangeAccountData',
  document: () => import('../documents/Details.ts').then((file) => file.ChangeAccountData),
}

export const ConfirmEmailChange: Operation<ConfirmEmailChangeMutation, ConfirmEmailChangeMutationVariables> = {
  id: '370f8e5a627d6a655f03f05890e5e753ef3f189afc21dc8b6c76d1f4a4413876',
  name: 'ConfirmEmailChange',
  document: () => import('../documents/Details.ts').then((file) => file.ConfirmEmailChange),
}

export const ContactDetails: Operation<ContactDetailsQuery, ContactDetailsQueryVariables> = {
  id: 'b34ac406cadab4c821f204cad079b5ea1a4a685cc3702b46d1801bf0efd33f02',
  name: 'ContactDetails',
  document: () => import('../documents/Details.ts').then((file) => file.ContactDetails),
}

export const UpdateEmail: Operation<UpdateEmailMutation, UpdateEmailMutationVariables> = {
  id: 'fe11468afb8a385d077e2f175ef176b80909c99f84321d5caa7c0fafb47e0a70',
  name: 'UpdateEmail',
  document: () => import('../documents/Details.ts').then((file) => file.UpdateEmail),
}

export const UpdatePhone: Operation<UpdatePhoneMutation, UpdatePhoneMutationVariables> = {
  id: '3b9c6550755e4a155fc5a2563586fe38dcb833e902152ebefe8b867cc14179d0',
  name: 'UpdatePhone',
  document: () => import('../documents/Details.ts').then((file) => file.UpdatePhone),
}