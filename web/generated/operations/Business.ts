import type { Operation } from '../../lib/data/operation.ts'
import type { ApproveOrderMutation, ApproveOrderMutationVariables, BusinessPageQuery, BusinessPageQueryVariables, DeclineOrderMutation, DeclineOrderMutationVariables, RemoveBusinessUserMutation, RemoveBusinessUserMutationVariables, SaveBusinessUserMutation, SaveBusinessUserMutationVariables } from '../operation-types.ts'
export const ApproveOrder: Operation<ApproveOrderMutation, ApproveOrderMutationVariables> = {
  id: '9bdc3cc77cc85cc7f0ef78429982191b41f6a0dfbb7868ebe1ccf56cdc5e59bb',
  name: 'ApproveOrder',
  document: () => import('../documents/Business.ts').then((file) => file.ApproveOrder),
}

export const BusinessPage: Operation<BusinessPageQuery, BusinessPageQueryVariables> = {
  id: '40b91329151e82857952cbf3b0527415b179c64ec3ed893640ef6af06045aa07',
  name: 'BusinessPage',
  document: () => import('../documents/Business.ts').then((file) => file.BusinessPage),
}

export const DeclineOrder: Operation<DeclineOrderMutation, DeclineOrderMutationVariables> = {
  id: 'ad244bfe87f3db2b758a0fb241acf9c939f6f2f2eb4cb46164b1ac72b7f60559',
  name: 'DeclineOrder',
  document: () => import('../documents/Business.ts').then((file) => file.DeclineOrder),
}

export const RemoveBusinessUser: Operation<RemoveBusinessUserMutation, RemoveBusinessUserMutationVariables> = {
  id: 'e69baf32f9641c6918f594bb26b835309e4ac8e169b76e736614c5f8f74d9ab6',
  name: 'RemoveBusinessUser',
  document: () => import('../documents/Business.ts').then((file) => file.RemoveBusinessUser),
}

export const SaveBusinessUser: Operation<SaveBusinessUserMutation, SaveBusinessUserMutationVariables> = {
  id: '27791170c379cbfe7acd57a0c5e405448c9bdfaf366b81a22070b59f8154cb29',
  name: 'SaveBusinessUser',
  document: () => import('../documents/Business.ts').then((file) => file.SaveBusinessUser),
}