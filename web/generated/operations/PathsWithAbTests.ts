import type { Operation } from '../../lib/data/operation.ts'
import type { PathsWithAbTestsQuery, PathsWithAbTestsQueryVariables } from '../operation-types.ts'
export const PathsWithAbTests: Operation<PathsWithAbTestsQuery, PathsWithAbTestsQueryVariables> = {
  id: '2fa4493bfb734675faff65dd47e0d7ab58de7fbf1358638720efa205fc61745f',
  name: 'PathsWithAbTests',
  document: () => import('../documents/PathsWithAbTests.ts').then((file) => file.PathsWithAbTests),
}