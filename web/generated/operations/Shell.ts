import type { Operation } from '../../lib/data/operation.ts'
import type { ShellQuery, ShellQueryVariables } from '../operation-types.ts'
export const Shell: Operation<ShellQuery, ShellQueryVariables> = {
  id: '71d40ea41df3e979776de18a75a997d00cbe90406818bd1f93ca742aea33edaa',
  name: 'Shell',
  document: () => import('../documents/Shell.ts').then((file) => file.Shell),
}