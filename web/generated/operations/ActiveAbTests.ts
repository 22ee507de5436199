import type { Operation } from '../../lib/data/operation.ts'
import type { ActiveAbTestsQuery, ActiveAbTestsQueryVariables } from '../operation-types.ts'
export const ActiveAbTests: Operation<ActiveAbTestsQuery, ActiveAbTestsQueryVariables> = {
  id: '355e07c6392f2d91e5eba7a6aa97fc28188420bbe364316ab66659052f4cb8b2',
  name: 'ActiveAbTests',
  document: () => import('../documents/ActiveAbTests.ts').then((file) => file.ActiveAbTests),
}