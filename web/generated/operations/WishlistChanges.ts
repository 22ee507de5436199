import type { Operation } from '../../lib/data/operation.ts'
import type { WishlistAddMutation, WishlistAddMutationVariables, WishlistCommentAddMutation, WishlistCommentAddMutationVariables, WishlistCommentDeleteMutation, WishlistCommentDeleteMutationVariables, WishlistCreateMutation, WishlistCreateMutationVariables, WishlistDeleteMutation, WishlistDeleteMutationVariables, WishlistDescribeMutation, WishlistDescribeMutationVariables, WishlistIntoCartMutation, WishlistIntoCartMutationVariables, WishlistInviteMutation, WishlistInviteMutationVariables, WishlistInviteWithdrawMutation, WishlistInviteWithdrawMutationVariables, WishlistJoinMutation, WishlistJoinMutationVariables, WishlistMemberRemoveMutation, WishlistMemberRemoveMutationVariables, WishlistMemberRightMutation, WishlistMemberRightMutationVariables, WishlistMoveMutation, WishlistMoveMutationVariables, WishlistQuantityMutation, WishlistQuantityMutationVariables, WishlistRemoveMutation, WishlistRemoveMutationVariables, WishlistRenameMutation, WishlistRenameMutationVariables, WishlistReplaceMutation, WishlistReplaceMutationVariables, WishlistStandardMutation, WishlistStandardMutationVariables } from '../operation-types.ts'
export const WishlistAdd: Operation<WishlistAddMutation, WishlistAddMutationVariables> = {
  id: '7ac8a71328b27809b4b5181b60f2818ce099c08c85f5c1e6c33aa777398f5bbf',
  name: 'WishlistAdd',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistAdd),
}

export const WishlistCommentAdd: Operation<WishlistCommentAddMutation, WishlistCommentAddMutationVariables> = {
  id: '264b38c4a0954a44288ab87eb78bbe5d17b183d862f3e2d1e589bf31921452c0',
  name: 'WishlistCommentAdd',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistCommentAdd),
}

export const WishlistCommentDelete: Operation<WishlistCommentDeleteMutation, WishlistCommentDeleteMutationVariables> = {
  id: '9aee856970b4f6507e42b491c3503b9471a8c696acd541fe87b3c19eb368710e',
  name: 'WishlistCommentDelete',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistCommentDelete),
}

export const WishlistCreate: Operation<WishlistCreateMutation, WishlistCreateMutationVariables> = {
  id: 'a5992310ea662cde42e5831aea30c7083cd407a28f6e4e54260181f118d71ec0',
  name: 'WishlistCreate',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistCreate),
}

export const WishlistDelete: Operation<WishlistDeleteMutation, WishlistDeleteMutationVariables> = {
  id: '745c625cc064ce0f189b415eb3d68e551de4db31640fa62b1bd7237b07dca75d',
  name: 'WishlistDelete',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistDelete),
}

export const WishlistDescribe: Operation<WishlistDescribeMutation, WishlistDescribeMutationVariables> = {
  id: '62e4f16068508f169787cc2daa9aaf79ad2f4e16acfbf6ce7dc30533889ba939',
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
  id: '6009b75212bb4a22d53689aae074c5a1caf53ee67f1c3e7fb60cee11a9f4a040',
  name: 'WishlistMemberRemove',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistMemberRemove),
}

export const WishlistMemberRight: Operation<WishlistMemberRightMutation, WishlistMemberRightMutationVariables> = {
  id: '089bd0c80d7abe95b8eeb658b9863a95aea63aba5bb52b015a90aa9f01afd364',
  name: 'WishlistMemberRight',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistMemberRight),
}

export const WishlistMove: Operation<WishlistMoveMutation, WishlistMoveMutationVariables> = {
  id: '6013f7926dfca6b1d2aa46648cc88c432a8f7ef18290f4d9b6309004999f2e4e',
  name: 'WishlistMove',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistMove),
}

export const WishlistQuantity: Operation<WishlistQuantityMutation, WishlistQuantityMutationVariables> = {
  id: '328bb97b4b05270c9580c4857522bef5aadaefbca17807be1133d1c68f823149',
  name: 'WishlistQuantity',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistQuantity),
}

export const WishlistRemove: Operation<WishlistRemoveMutation, WishlistRemoveMutationVariables> = {
  id: 'a4d1064657a39305503958718cbbc960b5634cb9c8926754a9ef0bc4c2aeeb7e',
  name: 'WishlistRemove',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistRemove),
}

export const WishlistRename: Operation<WishlistRenameMutation, WishlistRenameMutationVariables> = {
  id: 'a68167723692670563d80218bb765395434e787da4eb2ae0d068a4b4016bd844',
  name: 'WishlistRename',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistRename),
}

export const WishlistReplace: Operation<WishlistReplaceMutation, WishlistReplaceMutationVariables> = {
  id: '6982914582a706739c1ceded89c59a3a80f00e30edc653ad9a05015783574a33',
  name: 'WishlistReplace',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistReplace),
}

export const WishlistStandard: Operation<WishlistStandardMutation, WishlistStandardMutationVariables> = {
  id: '53cde9215311b5115be9bfb347658bea810cae61c701bc611f496babfc3e4b28',
  name: 'WishlistStandard',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistStandard),
}