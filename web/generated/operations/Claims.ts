import type { Operation } from '../../lib/data/operation.ts'
import type { WishlistClaimMutation, WishlistClaimMutationVariables, WishlistClaimRemoveMutation, WishlistClaimRemoveMutationVariables } from '../operation-types.ts'
export const WishlistClaim: Operation<WishlistClaimMutation, WishlistClaimMutationVariables> = {
  id: '976ae7e4eaf2ed455850f9f955e058840eff056fa7ff9c24bd8a0e5a9250c981',
  name: 'WishlistClaim',
  document: () => import('../documents/Claims.ts').then((file) => file.WishlistClaim),
}

export const WishlistClaimRemove: Operation<WishlistClaimRemoveMutation, WishlistClaimRemoveMutationVariables> = {
  id: '774da5efe358b5d635033114a413ec930589dc9a1b9a0558d82cd002ca50d719',
  name: 'WishlistClaimRemove',
  document: () => import('../documents/Claims.ts').then((file) => file.WishlistClaimRemove),
}