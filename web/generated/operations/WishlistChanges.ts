import type { Operation } from '../../lib/data/operation.ts'
import type { WishlistAddMutation, WishlistAddMutationVariables, WishlistCommentAddMutation, WishlistCommentAddMutationVariables, WishlistCommentDeleteMutation, WishlistCommentDeleteMutationVariables, WishlistCreateMutation, WishlistCreateMutationVariables, WishlistDeleteMutation, WishlistDeleteMutationVariables, WishlistDescribeMutation, WishlistDescribeMutationVariables, WishlistIntoCartMutation, WishlistIntoCartMutationVariables, WishlistInviteMutation, WishlistInviteMutationVariables, WishlistInviteWithdrawMutation, WishlistInviteWithdrawMutationVariables, WishlistJoinMutation, WishlistJoinMutationVariables, WishlistMemberRemoveMutation, WishlistMemberRemoveMutationVariables, WishlistMemberRightMutation, WishlistMemberRightMutationVariables, WishlistMoveMutation, WishlistMoveMutationVariables, WishlistQuantityMutation, WishlistQuantityMutationVariables, WishlistRemoveMutation, WishlistRemoveMutationVariables, WishlistRenameMutation, WishlistRenameMutationVariables, WishlistReplaceMutation, WishlistReplaceMutationVariables, WishlistStandardMutation, WishlistStandardMutationVariables } from '../operation-types.ts'
export const WishlistAdd: Operation<WishlistAddMutation, WishlistAddMutationVariables> = {
  id: 'a6d8b7fc375bbe68fbc16bb5b84735ef261bfe1ce6e3e15abf3ec6f7c9780835',
  name: 'WishlistAdd',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistAdd),
}

export const WishlistCommentAdd: Operation<WishlistCommentAddMutation, WishlistCommentAddMutationVariables> = {
  id: '89519c426e983c51e00606567ee072562174f0de5d7620b209d2e5003d842653',
  name: 'WishlistCommentAdd',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistCommentAdd),
}

export const WishlistCommentDelete: Operation<WishlistCommentDeleteMutation, WishlistCommentDeleteMutationVariables> = {
  id: '1e8905c44f54913291733add84cf176119fa60655fbb153da34f19d13e6712c0',
  name: 'WishlistCommentDelete',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistCommentDelete),
}

export const WishlistCreate: Operation<WishlistCreateMutation, WishlistCreateMutationVariables> = {
  id: '102759929ecc1d1e8fedc16ae9c249007542042b90e861e1783a3ba0d9310223',
  name: 'WishlistCreate',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistCreate),
}

export const WishlistDelete: Operation<WishlistDeleteMutation, WishlistDeleteMutationVariables> = {
  id: '94fe292c33419eaada02de3bff25625aa95dea1c6a2a010bd452d62588f2481e',
  name: 'WishlistDelete',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistDelete),
}

export const WishlistDescribe: Operation<WishlistDescribeMutation, WishlistDescribeMutationVariables> = {
  id: '19a700a1dfb5f8c093ec9d17430550c0eb79f8769e5840e657567461985a813f',
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
  id: '0f2a85e23aabb00f8abe15ee7c36095bbb7cb1629e93d4cf2407d765d0b9ce28',
  name: 'WishlistJoin',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistJoin),
}

export const WishlistMemberRemove: Operation<WishlistMemberRemoveMutation, WishlistMemberRemoveMutationVariables> = {
  id: '5d3567ad2c1c9c2ef4ad6e1e103624a38283b701e6fa96f88e75cbbf57800e52',
  name: 'WishlistMemberRemove',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistMemberRemove),
}

export const WishlistMemberRight: Operation<WishlistMemberRightMutation, WishlistMemberRightMutationVariables> = {
  id: '7887dc8622199eefb12163d757979c2cd0be0f67e01594ac17c85f8e876adc14',
  name: 'WishlistMemberRight',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistMemberRight),
}

export const WishlistMove: Operation<WishlistMoveMutation, WishlistMoveMutationVariables> = {
  id: '2cd4b250125d7f2841c78acf491f9170158544d6f2226543ac80cdf5959cbdd3',
  name: 'WishlistMove',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistMove),
}

export const WishlistQuantity: Operation<WishlistQuantityMutation, WishlistQuantityMutationVariables> = {
  id: '1d703c1815d9bfeb94cacc6816e3c300b3caef4a131483a2b66e5ba59342ae21',
  name: 'WishlistQuantity',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistQuantity),
}

export const WishlistRemove: Operation<WishlistRemoveMutation, WishlistRemoveMutationVariables> = {
  id: '92a18e6079ae0cd69dbe0b44f238e13e038540f57499f672f9abb78160e07f95',
  name: 'WishlistRemove',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistRemove),
}

export const WishlistRename: Operation<WishlistRenameMutation, WishlistRenameMutationVariables> = {
  id: '664a1177f3e35f37db04eec00c3b5799262d56f184e6c7bd04b08fc6c4610ff0',
  name: 'WishlistRename',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistRename),
}

export const WishlistReplace: Operation<WishlistReplaceMutation, WishlistReplaceMutationVariables> = {
  id: 'c7127e0fbeb578f20b050794913abc901249171d9bfa2d9c46ec788bb598bf69',
  name: 'WishlistReplace',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistReplace),
}

export const WishlistStandard: Operation<WishlistStandardMutation, WishlistStandardMutationVariables> = {
  id: '6f1bb982095fbd287ea943b75c642f0ee344243fec88580d72a6c9d68470ccb8',
  name: 'WishlistStandard',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistStandard),
}