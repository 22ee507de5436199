import type { Operation } from '../../lib/data/operation.ts'
import type { ExtraTabQuery, ExtraTabQueryVariables } from '../operation-types.ts'
export const ExtraTab: Operation<ExtraTabQuery, ExtraTabQueryVariables> = {
  id: 'a2f06802de0dfdb77befa915ba992363d4ba3646ab4f988eea05b8f4f928ccae',
  name: 'ExtraTab',
  document: () => import('../documents/ExtraTab.ts').then((file) => file.ExtraTab),
}