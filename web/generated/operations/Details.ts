import type { Operation } from '../../lib/data/operation.ts'
import type { AccountListsQuery, AccountListsQueryVariables, CancelEmailChangeMutation, CancelEmailChangeMutationVariables, ChangeAccountDataMutation, ChangeAccountDataMutationVariables, ConfirmEmailChangeMutation, ConfirmEmailChangeMutationVariables, ContactDetailsQuery, ContactDetailsQueryVariables, UpdateEmailMutation, UpdateEmailMutationVariables, UpdatePhoneMutation, UpdatePhoneMutationVariables } from '../operation-types.ts'
export const AccountLists: Operation<AccountListsQuery, AccountListsQueryVariables> = {
  id: 'd2162fbc427c90aa1df2e9123c3f19f17d349b6ba5fd79536c3805feada6c89c',
  name: 'AccountLists',
  document: () => import('../documents/Details.ts').then((file) => file.AccountLists),
}

export const CancelEmailChange: Operation<CancelEmailChangeMutation, CancelEmailChangeMutationVariables> = {
  id: '42b3cf58bd388099e03dbdc61fd7a81d271ed563e36cbf2330abb7f643d1fadb',
  name: 'CancelEmailChange',
  document: () => import('../documents/Details.ts').then((file) => file.CancelEmailChange),
}

export const ChangeAccountData: Operation<ChangeAccountDataMutation, ChangeAccountDataMutationVariables> = {
  id: '59cac6e0e7d90e668cb0621923a68858175aebfece7c117ca10536db4fb75cd5',
  name: 'ChangeAccountData',
  document: () => import('../documents/Details.ts').then((file) => file.ChangeAccountData),
}

export const ConfirmEmailChange: Operation<ConfirmEmailChangeMutation, ConfirmEmailChangeMutationVariables> = {
  id: '370f8e5a627d6a655f03f05890e5e753ef3f189afc21dc8b6c76d1f4a4413876',
  name: 'ConfirmEmailChange',
  document: () => import('../documents/Details.ts').then((file) => file.ConfirmEmailChange),
}

export const ContactDetails: Operation<ContactDetailsQuery, ContactDetailsQueryVariables> = {
  id: '4b798e2308f5afc3e15be8b11c931706888e5f9a20b67436a19c6911e2c9b9f0',
  name: 'ContactDetails',
  document: () => import('../documents/Details.ts').then((file) => file.ContactDetails),
}

export const UpdateEmail: Operation<UpdateEmailMutation, UpdateEmailMutationVariables> = {
  id: '827a111e931c23afea6d55d79db1794c608af51a293b014923f43fae0a712a62',
  name: 'UpdateEmail',
  document: () => import('../documents/Details.ts').then((file) => file.UpdateEmail),
}

export const UpdatePhone: Operation<UpdatePhoneMutation, UpdatePhoneMutationVariables> = {
  id: 'a6d1df50be67971a6002b27cccecb31f19e4c1017bba26e97bd6e38379f3ae28',
  name: 'UpdatePhone',
  document: () => import('../documents/Details.ts').then((file) => file.UpdatePhone),
}