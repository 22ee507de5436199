import type { Operation } from '../../lib/data/operation.ts'
import type { WishlistAddMutation, WishlistAddMutationVariables, WishlistCommentAddMutation, WishlistCommentAddMutationVariables, WishlistCommentDeleteMutation, WishlistCommentDeleteMutationVariables, WishlistCreateMutation, WishlistCreateMutationVariables, WishlistDeleteMutation, WishlistDeleteMutationVariables, WishlistDescribeMutation, WishlistDescribeMutationVariables, WishlistIntoCartMutation, WishlistIntoCartMutationVariables, WishlistInviteMutation, WishlistInviteMutationVariables, WishlistInviteWithdrawMutation, WishlistInviteWithdrawMutationVariables, WishlistJoinMutation, WishlistJoinMutationVariables, WishlistMemberRemoveMutation, WishlistMemberRemoveMutationVariables, WishlistMemberRightMutation, WishlistMemberRightMutationVariables, WishlistMoveMutation, WishlistMoveMutationVariables, WishlistQuantityMutation, WishlistQuantityMutationVariables, WishlistRemoveMutation, WishlistRemoveMutationVariables, WishlistRenameMutation, WishlistRenameMutationVariables, WishlistReplaceMutation, WishlistReplaceMutationVariables, WishlistStandardMutation, WishlistStandardMutationVariables } from '../operation-types.ts'
export const WishlistAdd: Operation<WishlistAddMutation, WishlistAddMutationVariables> = {
  id: '2a7dea0ec2ed50a2e38205c16731b27f747784f10a47605910462b41003b1cf6',
  name: 'WishlistAdd',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistAdd),
}

export const WishlistCommentAdd: Operation<WishlistCommentAddMutation, WishlistCommentAddMutationVariables> = {
  id: '2d2b91797ea4bdf17e03cf1a0a104e70a34e41694443df84aa6881f2e38bf615',
  name: 'WishlistCommentAdd',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistCommentAdd),
}

export const WishlistCommentDelete: Operation<WishlistCommentDeleteMutation, WishlistCommentDeleteMutationVariables> = {
  id: 'b47aec4dbbfb8e07428743d00a1fb73c6d8c9f03317edcf6152d3134ed8e8471',
  name: 'WishlistCommentDelete',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistCommentDelete),
}

export const WishlistCreate: Operation<WishlistCreateMutation, WishlistCreateMutationVariables> = {
  id: '0ddcd32f3c92f3949e0e26614778419fa40ac5aac4eaafd3f98825d5c36cb7df',
  name: 'WishlistCreate',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistCreate),
}

export const WishlistDelete: Operation<WishlistDeleteMutation, WishlistDeleteMutationVariables> = {
  id: 'cc8907d99f8647f25586e6f9af2715652376a03e5e40e45e2ac21c5c02bc6e2f',
  name: 'WishlistDelete',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistDelete),
}

export const WishlistDescribe: Operation<WishlistDescribeMutation, WishlistDescribeMutationVariables> = {
  id: '56bc9fb414ac354ae17f13a99ce520c5e1c9909ea363616549f8a43c0b4c7f17',
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
  id: '0579c01926f45c616ae0e201241e80cff1c0be9737878bdf6f0832954235a668',
  name: 'WishlistMemberRemove',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistMemberRemove),
}

export const WishlistMemberRight: Operation<WishlistMemberRightMutation, WishlistMemberRightMutationVariables> = {
  id: 'e0167ccaee411e25f0b4bf9b74765ce9ca259838c0725de9c94026cc7b0ed8b8',
  name: 'WishlistMemberRight',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistMemberRight),
}

export const WishlistMove: Operation<WishlistMoveMutation, WishlistMoveMutationVariables> = {
  id: '40ac9f3623a9901d59f9e10e8cad455aa113064dc852380dc919c937ea433cb6',
  name: 'WishlistMove',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistMove),
}

export const WishlistQuantity: Operation<WishlistQuantityMutation, WishlistQuantityMutationVariables> = {
  id: 'e0df396b52b0976c0f2fdd82d42686a753ee92f606e251434c62707d20c5afe3',
  name: 'WishlistQuantity',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistQuantity),
}

export const WishlistRemove: Operation<WishlistRemoveMutation, WishlistRemoveMutationVariables> = {
  id: '6d8ca20bd085822307cd08e865da075d790bc144080b0a079b661c82ddda0f22',
  name: 'WishlistRemove',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistRemove),
}

export const WishlistRename: Operation<WishlistRenameMutation, WishlistRenameMutationVariables> = {
  id: 'd658516582bfb8a2f6a27541bba0494b955bbadc76095a7e5e357ca431101456',
  name: 'WishlistRename',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistRename),
}

export const WishlistReplace: Operation<WishlistReplaceMutation, WishlistReplaceMutationVariables> = {
  id: 'f8d8df7ecda3919f21df2c57604174e7985dcc590d88621f81da6709f2b1a812',
  name: 'WishlistReplace',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistReplace),
}

export const WishlistStandard: Operation<WishlistStandardMutation, WishlistStandardMutationVariables> = {
  id: 'a14d6b4343478ea6e6ce763efa451d38ab3c6bafe0c2a9c4fc0c93a8acdc6ed6',
  name: 'WishlistStandard',
  document: () => import('../documents/WishlistChanges.ts').then((file) => file.WishlistStandard),
}