import type { Operation } from '../../lib/data/operation.ts'
import type { ShellQuery, ShellQueryVariables } from '../operation-types.ts'
export const Shell: Operation<ShellQuery, ShellQueryVariables> = {
  id: '8a63a5ca6588ea4be301a23dd06625658172468dedf7eed4b7d9e30c7381485d',
  name: 'Shell',
  document: () => import('../documents/Shell.ts').then((file) => file.Shell),
}