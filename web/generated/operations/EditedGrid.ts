import type { Operation } from '../../lib/data/operation.ts'
import type { EditedGridQuery, EditedGridQueryVariables } from '../operation-types.ts'
export const EditedGrid: Operation<EditedGridQuery, EditedGridQueryVariables> = {
  id: '861fac2b74b6946e433bb5084f639f5f4d9a4a710fcfc910f1d1b05523df4a87',
  name: 'EditedGrid',
  document: () => import('../documents/EditedGrid.ts').then((file) => file.EditedGrid),
}