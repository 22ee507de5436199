import type { Operation } from '../../lib/data/operation.ts'
import type { MaterialsToWishlistMutation, MaterialsToWishlistMutationVariables, ReadMaterialListMutation, ReadMaterialListMutationVariables, ReadMaterialListFileMutation, ReadMaterialListFileMutationVariables } from '../operation-types.ts'
export const MaterialsToWishlist: Operation<MaterialsToWishlistMutation, MaterialsToWishlistMutationVariables> = {
  id: '851cf12995590f0179ff0ffe9697ffab97d9828f860679b79b5c335cb8ba13fd',
  name: 'MaterialsToWishlist',
  document: () => import('../documents/MaterialList.ts').then((file) => file.MaterialsToWishlist),
}

export const ReadMaterialList: Operation<ReadMaterialListMutation, ReadMaterialListMutationVariables> = {
  id: 'a820344a04aafce59b320d7010fb0694c318d6a2396cabffb7847ac0bee21b81',
  name: 'ReadMaterialList',
  document: () => import('../documents/MaterialList.ts').then((file) => file.ReadMaterialList),
}

export const ReadMaterialListFile: Operation<ReadMaterialListFileMutation, ReadMaterialListFileMutationVariables> = {
  id: '3c041f84bed8635ae65ef927162aa9b0291a8e5c98108f9637911d883d5956a2',
  name: 'ReadMaterialListFile',
  document: () => import('../documents/MaterialList.ts').then((file) => file.ReadMaterialListFile),
}