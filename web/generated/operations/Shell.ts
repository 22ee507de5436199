import type { Operation } from '../../lib/data/operation.ts'
import type { ShellQuery, ShellQueryVariables } from '../operation-types.ts'
export const Shell: Operation<ShellQuery, ShellQueryVariables> = {
  id: 'e321a75d54b10e9372dfb85673dd67028716db9b10c28e5bfcb7a9789e6dd92e',
  name: 'Shell',
  document: () => import('../documents/Shell.ts').then((file) => file.Shell),
}