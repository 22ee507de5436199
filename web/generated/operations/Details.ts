import type { Operation } from '../../lib/data/operation.ts'
import type { AccountDeletionQuery, AccountDeletionQueryVariables, AccountListsQuery, AccountListsQueryVariables, CancelEmailChangeMutation, CancelEmailChangeMutationVariables, ChangeAccountDataMutation, ChangeAccountDataMutationVariables, ConfirmEmailChangeMutation, ConfirmEmailChangeMutationVariables, ContactDetailsQuery, ContactDetailsQueryVariables, UpdateEmailMutation, UpdateEmailMutationVariables, UpdatePhoneMutation, UpdatePhoneMutationVariables } from '../operation-types.ts'
export const AccountDeletion: Operation<AccountDeletionQuery, AccountDeletionQueryVariables> = {
  id: '5ce77f0d3c66aa79cfa620940183071ff8e7c2e3a68bcb0cc21ea136405e0ff8',
  name: 'AccountDeletion',
  document: () => import('../documents/Details.ts').then((file) => file.AccountDeletion),
}

export const AccountLists: Operation<AccountListsQuery, AccountListsQueryVariables> = {
  id: 'd2162fbc427c90aa1df2e9123c3f19f17d349b6ba5fd79536c3805feada6c89c',
  name: 'AccountLists',
  document: () => import('../documents/Details.ts').then((file) => file.AccountLists),
}

export const CancelEmailChange: Operation<CancelEmailChangeMutation, CancelEmailChangeMutationVariables> = {
  id: 'c36b329862980d32c02a038f62ccd03bb51da7a8a201246bc0016064434117de',
  name: 'CancelEmailChange',
  document: () => import('../documents/Details.ts').then((file) => file.CancelEmailChange),
}

export const ChangeAccountData: Operation<ChangeAccountDataMutation, ChangeAccountDataMutationVariables> = {
  id: 'b463f66fdb11f35cee642a2c9c5a03b306277ff10dd39c589851580f097a9e05',
  name: 'ChangeAccountData',
  document: () => import('../documents/Details.ts').then((file) => file.ChangeAccountData),
}

export const ConfirmEmailChange: Operation<ConfirmEmailChangeMutation, ConfirmEmailChangeMutationVariables> = {
  id: '370f8e5a627d6a655f03f05890e5e753ef3f189afc21dc8b6c76d1f4a4413876',
  name: 'ConfirmEmailChange',
  document: () => import('../documents/Details.ts').then((file) => file.ConfirmEmailChange),
}

export const ContactDetails: Operation<ContactDetailsQuery, ContactDetailsQueryVariables> = {
  id: 'a9608de7b39aacc11172afc3a3882466fe7f7f2996e20ea970d08204eea0a2df',
  name: 'ContactDetails',
  document: () => import('../documents/Details.ts').then((file) => file.ContactDetails),
}

export const UpdateEmail: Operation<UpdateEmailMutation, UpdateEmailMutationVariables> = {
  id: '76aa9d3e5c6625f8e6eddf22883f9e652209261ca4e0a661efe639bb90cde450',
  name: 'UpdateEmail',
  document: () => import('../documents/Details.ts').then((file) => file.UpdateEmail),
}

export const UpdatePhone: Operation<UpdatePhoneMutation, UpdatePhoneMutationVariables> = {
  id: '35c4e4d146e16937608def49524703d317df546a2844b16c43aa410e3ac439a2',
  name: 'UpdatePhone',
  document: () => import('../documents/Details.ts').then((file) => file.UpdatePhone),
}