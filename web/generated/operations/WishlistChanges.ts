import type { Operation } from '../../lib/data/operation.ts'
import type { WishlistAddMutation, WishlistAddMutationVariables, WishlistCommentAddMutation, WishlistCommentAddMutationVariables, WishlistCommentDeleteMutation, WishlistCommentDeleteMutationVariables, WishlistCreateMutation, WishlistCreateMutationVariables, WishlistDeleteMutation, WishlistDeleteMutationVariables, WishlistDescribeMutation, WishlistDescribeMutationVariables, WishlistIntoCartMutation, WishlistIntoCartMutationVariables, WishlistInviteMutation, WishlistInviteMutationVariables, WishlistInviteWithdrawMutation, WishlistInviteWithdrawMutationVariables, WishlistJoinMutation, WishlistJoinMutationVariables, WishlistMemberRemoveMutation, WishlistMemberRemoveMutationVariables, WishlistMemberRightMutation, WishlistMemberRightMutationVariables, WishlistMoveMutation, WishlistMoveMutationVariables, WishlistQuantityMutation, WishlistQuantityMutationVariables, WishlistRemoveMutation, WishlistRemoveMutationVariables, WishlistRenameMutation, WishlistRenameMutationVariables, WishlistReplaceMutation, WishlistReplaceMutationVariables, WishlistStandardMutation, WishlistStandardMutationVariables } from '../operation-types.ts'
export const WishlistAdd: Operation<WishlistAddMutation, WishlistAddMutationVariables> = {
  id: 'c6b4b02a7d29650465e4c4df3911d971b96fd07d3e6b469e6bb9c3e70eda7937',
  name: 'WishlistAdd',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistAdd),
}

export const WishlistCommentAdd: Operation<WishlistCommentAddMutation, WishlistCommentAddMutationVariables> = {
  id: 'f58fa7a18a78a7d563dd9a47a93290b0e29abc44d0f963ed97d32272f0c91e02',
  name: 'WishlistCommentAdd',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistCommentAdd),
}

export const WishlistCommentDelete: Operation<WishlistCommentDeleteMutation, WishlistCommentDeleteMutationVariables> = {
  id: '5b35cc81abd2bbcf6d4223e10f5d1c6a3c9b89d232b0b908b67870ca7fa4757c',
  name: 'WishlistCommentDelete',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistCommentDelete),
}

export const WishlistCreate: Operation<WishlistCreateMutation, WishlistCreateMutationVariables> = {
  id: 'ee288d7ec1d3307ca1a06493a6835b81b340374660728c2f89dff4702c06a188',
  name: 'WishlistCreate',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistCreate),
}

export const WishlistDelete: Operation<WishlistDeleteMutation, WishlistDeleteMutationVariables> = {
  id: '2322a371210af058841dc6b6386792684bcafc4b8427e6f2cfc6d9a91fce057f',
  name: 'WishlistDelete',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistDelete),
}

export const WishlistDescribe: Operation<WishlistDescribeMutation, WishlistDescribeMutationVariables> = {
  id: '7a01934bfaf621a5b11c6ab5f90f7c9eec9b3d2740abb7ac901aa85fce2ab3af',
  name: 'WishlistDescribe',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistDescribe),
}

export const WishlistIntoCart: Operation<WishlistIntoCartMutation, WishlistIntoCartMutationVariables> = {
  id: '09a0dac490bfc92cec1ef3f36374779f34a3424aefb9def3816bf9b883fe30e5',
  name: 'WishlistIntoCart',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistIntoCart),
}

export const WishlistInvite: Operation<WishlistInviteMutation, WishlistInviteMutationVariables> = {
  id: '0980d33ac31424e5ded74ddb3629a6f6ccf3dbbfe2379d5b0ccd1d65962e9feb',
  name: 'WishlistInvite',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistInvite),
}

export const WishlistInviteWithdraw: Operation<WishlistInviteWithdrawMutation, WishlistInviteWithdrawMutationVariables> = {
  id: '4e1ea51008d7d9488dabc764cde4f223eeed32de31ebee037b3ec902f0e4230c',
  name: 'WishlistInviteWithdraw',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistInviteWithdraw),
}

export const WishlistJoin: Operation<WishlistJoinMutation, WishlistJoinMutationVariables> = {
  id: 'b3da8c11cdcd128324fcca72868dc6a43522129a47a374df81c8b03f440c4d2f',
  name: 'WishlistJoin',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistJoin),
}

export const WishlistMemberRemove: Operation<WishlistMemberRemoveMutation, WishlistMemberRemoveMutationVariables> = {
  id: '5d2a8ba9b5b11b9cb6f0cb0df0ad3e7c4d0ed149a28980c55461c67efafea94d',
  name: 'WishlistMemberRemove',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistMemberRemove),
}

export const WishlistMemberRight: Operation<WishlistMemberRightMutation, WishlistMemberRightMutationVariables> = {
  id: '7aa0bb9787a0d4bebb222067f918985be008102c0674fc4c7828086b5dfacb01',
  name: 'WishlistMemberRight',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistMemberRight),
}

export const WishlistMove: Operation<WishlistMoveMutation, WishlistMoveMutationVariables> = {
  id: 'b90ea5959cdb4169008943070df2f840cf9be03b74ce1d26ef66c548003812ed',
  name: 'WishlistMove',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistMove),
}

export const WishlistQuantity: Operation<WishlistQuantityMutation, WishlistQuantityMutationVariables> = {
  id: '2a4c73f29f0a3bb528e7e58339218a40d874e190f72f3d356c6bd9a6e1cf688b',
  name: 'WishlistQuantity',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistQuantity),
}

export const WishlistRemove: Operation<WishlistRemoveMutation, WishlistRemoveMutationVariables> = {
  id: 'd42c8073a3cfb0d4d88429aa9a0245a60f9b3f8ec7bd0d7d298f1bcb10ec9593',
  name: 'WishlistRemove',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistRemove),
}

export const WishlistRename: Operation<WishlistRenameMutation, WishlistRenameMutationVariables> = {
  id: '0d6f824a0d87f481ea4db1c40778f94cee3335471dce82524c2c0b532f963af0',
  name: 'WishlistRename',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistRename),
}

export const WishlistReplace: Operation<WishlistReplaceMutation, WishlistReplaceMutationVariables> = {
  id: 'ddcfebf93b5f1a09da7660eb21c6aef591b480887cef79aa908f01597c610fd2',
  name: 'WishlistReplace',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistReplace),
}

export const WishlistStandard: Operation<WishlistStandardMutation, WishlistStandardMutationVariables> = {
  id: '206cd6d4b9d37ee85be137bc10cf0e0d8426e0e77838f9037a300ec6ad8a57d5',
  name: 'WishlistStandard',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistStandard),
}