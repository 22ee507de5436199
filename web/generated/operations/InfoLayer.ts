import type { Operation } from '../../lib/data/operation.ts'
import type { InfoLayerQuery, InfoLayerQueryVariables } from '../operation-types.ts'
export const InfoLayer: Operation<InfoLayerQuery, InfoLayerQueryVariables> = {
  id: 'ff16e4774a64387d668c4cd6faa005b9506393dfe087f4f8857f058a15f93a49',
  name: 'InfoLayer',
  document: () => import('../documents/InfoLayer.ts').then((file) => file.InfoLayer),
}