import type { Operation } from '../../lib/data/operation.ts'
import type { MaterialsToWishlistMutation, MaterialsToWishlistMutationVariables, ReadMaterialListMutation, ReadMaterialListMutationVariables, ReadMaterialListFileMutation, ReadMaterialListFileMutationVariables } from '../operation-types.ts'
export const MaterialsToWishlist: Operation<MaterialsToWishlistMutation, MaterialsToWishlistMutationVariables> = {
  id: '851cf12995590f0179ff0ffe9697ffab97d9828f860679b79b5c335cb8ba13fd',
  name: 'MaterialsToWishlist',
  document: () => import('../documents/MaterialList.ts').then((file) => file.MaterialsToWishlist),
}

export const ReadMaterialList: Operation<ReadMaterialListMutation, ReadMaterialListMutationVariables> = {
  id: 'e5d7a0605fc7725d0911c49794e7d95cc61a0c8b0a183d44745e74729a9ecfac',
  name: 'ReadMaterialList',
  document: () => import('../documents/MaterialList.ts').then((file) => file.ReadMaterialList),
}

export const ReadMaterialListFile: Operation<ReadMaterialListFileMutation, ReadMaterialListFileMutationVariables> = {
  id: 'f2813cd0a0711edc483aad40bd8a8712d8072fe8453d9ad1940d207aebbdecd4',
  name: 'ReadMaterialListFile',
  document: () => import('../documents/MaterialList.ts').then((file) => file.ReadMaterialListFile),
}