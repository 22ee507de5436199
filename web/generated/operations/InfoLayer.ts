import type { Operation } from '../../lib/data/operation.ts'
import type { InfoLayerQuery, InfoLayerQueryVariables } from '../operation-types.ts'
export const InfoLayer: Operation<InfoLayerQuery, InfoLayerQueryVariables> = {
  id: '3d5c1dd8efa7238a29a577e0c98cdad13484316f09f95a2f97959276100c2170',
  name: 'InfoLayer',
  document: () => import('../documents/InfoLayer.ts').then((file) => file.InfoLayer),
}